import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterHome } from './cluster-home.js'

/** Runs one of PostgreSQL's programs to its end and answers what it printed; throws `ProgramFailed`. */
export async function runProgram(home: ClusterHome, name: string, args: string[]): Promise<string> {
  const child = launch(home, name, args)
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const code = await exitOf(child)
  if (code !== 0)
    throw new ProgramFailed(name, code ?? child.signalCode, printed.trim().slice(-2000))
  return printed
}

export class ProgramFailed extends Error {
  override name = 'ProgramFailed'
  readonly reason: number | NodeJS.Signals | null
  readonly printed: string

  constructor(program: string, reason: number | NodeJS.Signals | null, printed: string) {
    super(`${program} ended with ${reason}: ${printed}`)
    this.reason = reason
    this.printed = printed
  }
}

export function launch(home: ClusterHome, name: string, args: string[]): ChildProcess {
  return spawn(join(home.binaries, 'bin', name), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: home.data,
    env: { LC_ALL: 'C.UTF-8', TZ: 'UTC', PATH: '/usr/bin:/bin' },
    ...home.user,
  })
}

export function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => resolve(code))
    child.once('error', reject)
  })
}

/** The pid in `postmaster.pid` if a PostgreSQL of this data folder still runs. */
export async function findPostmaster(home: ClusterHome): Promise<number | null> {
  const file = await readFile(join(home.data, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(file.split('\n')[0])
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return null
  return (await isPostgres(pid)) ? pid : null
}

/** Fast shutdown (SIGINT), then immediate (SIGQUIT), each awaited. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, waitMs] of [
    ['SIGINT', 8_000],
    ['SIGQUIT', 4_000],
    ['SIGKILL', 2_000],
  ] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    const deadline = Date.now() + waitMs
    while (isAlive(pid) && Date.now() < deadline) await sleep(25)
  }
  if (isAlive(pid)) throw new Error(`PostgreSQL (pid ${pid}) does not stop`)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A living process as `pid start-time`, so that a pid given to a stranger is not taken for it; else null. */
export async function identify(pid: number): Promise<string | null> {
  if (!isAlive(pid)) return null
  if (process.platform !== 'linux') return `${pid} `
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // Field 22 of proc(5), counted from behind the command's closing parenthesis.
  return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`
}

// A pid may have been given to a stranger since; only Linux lets us look.
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return name.startsWith('postgres')
}
