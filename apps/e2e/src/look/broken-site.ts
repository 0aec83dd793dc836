import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { TALES_PATH } from '@doran/contract/names'
import { freePort } from '@doran/tooling/free-port'

export type BrokenSite = {
  /** Both sites, whose API is gone. */
  origin: string
  /** A front door with nothing behind it. */
  emptyOrigin: string
  stop: () => void
}

const APPS = fileURLToPath(new URL('../../../', import.meta.url))
const READY_WITHIN_MS = 30_000

const at = (port: number | undefined) => `http://127.0.0.1:${port}`

export async function startBrokenSite(): Promise<BrokenSite> {
  const [nowhere, web, tales, door, emptyDoor] = await Promise.all([1, 2, 3, 4, 5].map(freePort))
  const shared = {
    API_ORIGIN: at(nowhere),
    TALES_ORIGIN: at(tales),
    PUBLIC_ORIGIN: `http://localhost:${door}`,
    FRONT_DOOR_SECRET: 'only-for-looking-at-pages',
  }
  const children = [
    startNext('web', web, shared),
    startNext('tales', tales, shared),
    startDoor({ ...shared, WEB_ORIGIN: at(web), PORT: String(door) }),
    startDoor({ ...shared, WEB_ORIGIN: at(nowhere), TALES_ORIGIN: '', PORT: String(emptyDoor) }),
  ]
  const stop = () => void children.map((child) => child.kill('SIGTERM'))
  try {
    await answering(`${at(door)}/no/such/page`)
    await answering(`${at(tales)}${TALES_PATH}/icon.svg`)
    await answering(`${at(emptyDoor)}/edge/healthz`)
  } catch (error) {
    stop()
    throw error
  }
  return { origin: `http://localhost:${door}`, emptyOrigin: `http://localhost:${emptyDoor}`, stop }
}

function startNext(app: string, port: number | undefined, env: Record<string, string>) {
  const bin = `${APPS}${app}/node_modules/next/dist/bin/next`
  const args = [bin, 'start', '-p', String(port), '-H', '127.0.0.1']
  return start(app, args, { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
}

function startDoor(env: Record<string, string>) {
  return start('edge', ['dist/main.js'], env)
}

function start(app: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, { cwd: `${APPS}${app}`, env, stdio: 'ignore' })
}

async function answering(url: string): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS
  while (Date.now() < end) {
    const isThere = await fetch(url).then(
      ({ status }) => status < 500,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} did not answer`)
}
