import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { freePort } from '../../packages/tooling/src/free-port.mjs'
import { groupOf } from './process-identity.mjs'

export async function isFree(port) {
  if ((await answers(port, '127.0.0.1')) || (await answers(port, '::1'))) return false
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
}

/** The preferred port where it is free, else one that the system picks. 0 prefers none. */
export async function preferPort(preferred) {
  return preferred && (await isFree(preferred)) ? preferred : freePort()
}

/** Says who listens on a port, as far as the system tells this user. */
export function holderOf(port) {
  const [pid] = listenersOf(port)
  return pid === undefined ? null : { pid, command: commandOf(pid) }
}

/**
 * Whether one of the group that a process leads listens on a port. Where the system shows no listener at all, it may;
 * but one that it shows and does not name is another user's.
 */
export function isHeldByGroup(port, leader) {
  const pids = listenersOf(port)
  if (pids.length > 0) return pids.some((pid) => groupOf(pid) === leader)
  return inodesOf(port).size === 0
}

function listenersOf(port) {
  const pids = pidsOnLinux(port)
  return pids.length > 0 ? pids : pidsByLsof(port)
}

function answers(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 500 })
    const end = (result) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(!['EADDRINUSE', 'EACCES'].includes(error.code)))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

function pidsOnLinux(port) {
  const inodes = inodesOf(port)
  if (inodes.size === 0) return []
  return tryRead(() => readdirSync('/proc'), [])
    .filter((name) => /^\d+$/.test(name) && holdsOneOf(inodes, name))
    .map(Number)
}

function holdsOneOf(inodes, pid) {
  return tryRead(() => readdirSync(`/proc/${pid}/fd`), []).some((fd) => {
    const link = tryRead(() => readlinkSync(`/proc/${pid}/fd/${fd}`), '')
    return inodes.has(/^socket:\[(\d+)\]$/.exec(link)?.[1])
  })
}

function inodesOf(port) {
  return new Set(['tcp', 'tcp6'].flatMap((table) => listeningInodes(table, port)))
}

const LISTEN = '0A'

function listeningInodes(table, port) {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = tryRead(() => readFileSync(`/proc/net/${table}`, 'utf8').split('\n').slice(1), [])
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(suffix) && fields[3] === LISTEN)
    .map((fields) => fields[9])
}

function pidsByLsof(port) {
  const text = tryRead(
    () =>
      execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    '',
  )
  return text.split('\n').filter(Boolean).map(Number)
}

function commandOf(pid) {
  const line = tryRead(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '), '')
  return (
    line ||
    tryRead(
      () => execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }),
      '',
    )
  )
    .trim()
    .slice(0, 80)
}

function tryRead(read, fallback) {
  try {
    return read()
  } catch {
    return fallback
  }
}
