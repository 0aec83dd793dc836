import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isAlive } from './process-group.mjs'

/** A pid is given again to other processes; together with its start it names one for good. */
export function identityOf(pid) {
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return null
  return startOnLinux(pid) ?? startByPs(pid)
}

export function isSameProcess(record) {
  if (!record) return false
  const now = identityOf(record.pid)
  return now !== null && now === record.identity
}

export function recordOf(pid) {
  return { pid, identity: identityOf(pid) }
}

/** The leader of the group that a process is in; null where there is none, or the system does not tell. */
export function groupOf(pid) {
  return Number(statOnLinux(pid)?.[2] ?? askPs(pid, 'pgid=')) || null
}

function startOnLinux(pid) {
  const fields = statOnLinux(pid)
  return fields === null || fields[0] === 'Z' ? null : `${bootId()}:${fields[19]}`
}

/** From the process's state on: its name before that may hold blanks. */
function statOnLinux(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

function bootId() {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
}

function startByPs(pid) {
  return process.platform === 'linux' ? null : askPs(pid, 'lstart=')
}

function askPs(pid, column) {
  try {
    return (
      execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim() || null
    )
  } catch {
    return null
  }
}
