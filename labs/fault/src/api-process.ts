import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { packageRoot } from '@doran/api/platform/process/package-root'
import { freePort } from '@doran/tooling/free-port'

export type ApiProcess = {
  origin: string
  pid: number
  kill: () => Promise<void>
  end: () => Promise<number | null>
}

export const AUTH_SECRET = 'fault-auth-secret-of-enough-letters'
const READY_WITHIN_MS = 30_000

/** The built API as a process of its own, on a free port. */
export async function startApiProcess(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ApiProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(packageRoot(), 'dist', 'main.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: '/usr/bin:/bin',
      PORT: String(port),
      DATA_DIR: dataDir,
      AUTH_SECRET,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  let printed = ''
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4_000)))
  }
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, child, () => printed)
  return {
    origin,
    pid: child.pid ?? 0,
    kill: () => signal(child, 'SIGKILL').then(() => undefined),
    end: () => signal(child, 'SIGTERM'),
  }
}

/** Kills the database's process group as a power cut would, without a farewell. */
export async function killPostmaster(dataDir: string): Promise<void> {
  const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  process.kill(Number(file.split('\n')[0]), 'SIGKILL')
}

async function untilReady(origin: string, child: ChildProcess, printed: () => string) {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(`${origin}/readyz`).catch(() => null)
    if (response?.ok) return
    await sleep(30)
  }
  throw new Error(`the API did not become ready: ${printed()}`)
}

function signal(child: ChildProcess, name: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.kill(name)
  })
}
