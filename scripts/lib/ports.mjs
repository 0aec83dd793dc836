import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'

export async function isFree(port) {
  if ((await answers(port, '127.0.0.1')) || (await answers(port, '::1'))) return false
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
}

/** The wished port where it is free, else one that the system gives. */
export async function freePort(wished) {
  if (wished && (await isFree(wished))) return wished
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Says who listens on a port, as far as the system tells this user. */
export function holderOf(port) {
  const pid = pidOnLinux(port) ?? pidByLsof(port)
  if (pid === null) return null
  return { pid, command: commandOf(pid) }
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

function pidOnLinux(port) {
  const inodes = new Set(['tcp', 'tcp6'].flatMap((table) => listeningInodes(table, port)))
  if (inodes.size === 0) return null
  for (const pid of tryRead(() => readdirSync('/proc'), [])) {
    if (!/^\d+$/.test(pid)) continue
    for (const fd of tryRead(() => readdirSync(`/proc/${pid}/fd`), [])) {
      const link = tryRead(() => readlinkSync(`/proc/${pid}/fd/${fd}`), '')
      const inode = /^socket:\[(\d+)\]$/.exec(link)?.[1]
      if (inode && inodes.has(inode)) return Number(pid)
    }
  }
  return null
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

function pidByLsof(port) {
  const text = tryRead(
    () =>
      execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    '',
  )
  return Number.parseInt(text, 10) || null
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
