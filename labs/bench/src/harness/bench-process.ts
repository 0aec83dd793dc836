import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@doran/tooling/free-port'
import type { z } from 'zod'
import { CORES, canPin } from './machine.js'
import { Ready } from './messages.js'
import { isListener } from './process-stat.js'

const READY_WITHIN_MS = 60_000
const END_WITHIN_MS = 20_000
const FROM_SOURCE = '@doran/tooling/from-source'

export type BenchProcess = {
  pid: number
  port: number
  /** Sends an order and answers what comes back; one at a time. */
  ask: <T>(order: object, schema: z.ZodType<T>) => Promise<T>
  /** Sends an order that is not answered. */
  tell: (order: object) => void
  end: () => Promise<void>
}

type Core = keyof typeof CORES

/** Whatever becomes of the bench, nothing that it started stays behind. */
const living = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of living) child.kill('SIGTERM')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

/** Starts a program of `bench/processes`, which tells its port when it is ready. */
export async function startPart(
  name: 'mock-model' | 'pipe' | 'load' | 'limit',
  core: Core,
  words: readonly string[] = [],
): Promise<BenchProcess> {
  const file = join(import.meta.dirname, '..', 'processes', `${name}.ts`)
  const command = ['--import', FROM_SOURCE, file, ...words]
  const child = launch(command, core, {}, ['ignore', 'inherit', 'inherit', 'ipc'])
  const { port } = await answerOf(child, name, Ready)
  return toBenchProcess(child, name, port)
}

type ServerOptions = {
  core: Core
  env: Record<string, string>
  /** Answers 200 when it is ready. */
  path: string
  flags?: readonly string[]
  /** Where what it prints goes. */
  logFile: string
}

/** Starts a built server on a free port and waits until `path` answers 200. */
export async function startServer(file: string, options: ServerOptions): Promise<BenchProcess> {
  const port = Number(options.env['PORT'] ?? (await freePort()))
  const env = { ...options.env, PORT: String(port) }
  // The file itself: a pipe would have what the server logs read and written on the load's core.
  const log = openSync(options.logFile, 'a')
  const child = launch([...(options.flags ?? []), file], options.core, env, ['ignore', log, log])
  closeSync(log)
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}${options.path}`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return toBenchProcess(child, file, port)
    await sleep(50)
  }
  child.kill('SIGTERM')
  throw new Error(`${file} did not become ready: see ${options.logFile}`)
}

function launch(
  words: readonly string[],
  core: Core,
  env: Record<string, string>,
  stdio: StdioOptions,
): ChildProcess {
  const command = [...(canPin ? ['taskset', '-c', CORES[core]] : []), process.execPath, ...words]
  const child = spawn(command[0] ?? '', command.slice(1), {
    stdio,
    env: { PATH: '/usr/bin:/bin', ...env },
  })
  living.add(child)
  child.once('exit', () => living.delete(child))
  return child
}

function toBenchProcess(child: ChildProcess, name: string, port: number): BenchProcess {
  const { pid } = child
  if (pid === undefined) throw new Error(`${name} has no pid`)
  if (port !== 0 && !isListener(pid, port)) {
    child.kill('SIGTERM')
    throw new Error(`port ${port} is not ${name}'s: something else answers there`)
  }
  return {
    pid,
    port,
    ask(order, schema) {
      child.send(order)
      return answerOf(child, name, schema)
    },
    tell: (order) => void child.send(order),
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const isOver = await Promise.race([ended, sleep(END_WITHIN_MS, null, { ref: false })])
      if (isOver === null) child.kill('SIGKILL')
    },
  }
}

function answerOf<T>(child: ChildProcess, name: string, schema: z.ZodType<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`${name} ended unexpectedly`))
    child.once('exit', onExit)
    child.once('message', (answer: unknown) => {
      child.off('exit', onExit)
      const parsed = schema.safeParse(answer)
      if (parsed.success) resolve(parsed.data)
      else reject(parsed.error)
    })
  })
}
