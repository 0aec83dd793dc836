import { readFileSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'

/** USER_HZ, which is 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

// Numbers of proc(5), counted from behind the command's closing parenthesis.
const FIELD = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 }

function statOf(pid: number): number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

/** CPU that a process has used so far. */
export function cpuMs(pid: number): number {
  const stat = statOf(pid)
  return (((stat[FIELD.user] ?? 0) + (stat[FIELD.system] ?? 0)) * 1_000) / TICKS_PER_SECOND
}

/** CPU of a process and all its children, the ended ones included. */
export function treeCpuMs(pid: number): number {
  const own = statOf(pid)
  const reaped = (own[FIELD.childrenUser] ?? 0) + (own[FIELD.childrenSystem] ?? 0)
  const living = childrenOf(pid).map(cpuMsIfLiving)
  const sum = living.reduce((total, ms) => total + ms, 0)
  return cpuMs(pid) + (reaped * 1_000) / TICKS_PER_SECOND + sum
}

/** 0 for one that has ended since it was listed: what it used is its parent's by now. */
function cpuMsIfLiving(pid: number): number {
  try {
    return cpuMs(pid)
  } catch {
    return 0
  }
}

export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => {
      try {
        return statOf(candidate)[FIELD.parent] === pid
      } catch {
        return false
      }
    })
}

function statusKb(pid: number, name: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1])
}

export const residentMb = (pid: number) => statusKb(pid, 'VmRSS') / 1_024
export const peakResidentMb = (pid: number) => statusKb(pid, 'VmHWM') / 1_024

/** Makes the peak count from now on (proc(5), clear_refs). */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

export function openFiles(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)]
    } catch {
      return []
    }
  })
}

/** Whether it is this very process that listens on a port of loopback. */
export function isListener(pid: number, port: number): boolean {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  const inodes = ['tcp', 'tcp6'].flatMap((family) =>
    readFileSync(`/proc/net/${family}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[1]?.endsWith(`:${hexPort}`) && columns[3] === '0A')
      .map((columns) => `socket:[${columns[9]}]`),
  )
  return openFiles(pid).some((file) => inodes.includes(file))
}
