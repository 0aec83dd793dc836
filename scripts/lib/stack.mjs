import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { freePort } from '../../packages/tooling/src/free-port.mjs'
import { appsOf, DEFAULT_PORTS, loopback } from './apps.mjs'
import { StopError } from './errors.mjs'
import { portTakenFrom, startBesideOthers } from './port-taken.mjs'
import { preferPort } from './ports.mjs'
import { stopPostmaster } from './postmaster.mjs'
import { allReady } from './ready.mjs'
import { secretsOf } from './secrets.mjs'
import { supervise } from './supervisor.mjs'

const API_STOPS_WITHIN_MS = 15_000
const SITE_STOPS_WITHIN_MS = 5_000

/**
 * Starts edge, api, tales and web from what is built, and keeps them running. Resolves when all
 * answer through the front door; rejects, with everything stopped, when they do not.
 *
 * @param {object} options
 * @param {string} options.dataDir where data, secrets and logs go
 * @param {{ edge?: number, web?: number, tales?: number, api?: number }} [options.ports] wished
 *   ports; 0 for a free one. Inner ports that are taken, even while starting, are replaced by free ones.
 * @param {Record<string, string>} [options.env] more environment for all four
 * @param {(line: string) => void} [options.log]
 * @param {(pids: Record<string, number | null>) => void} [options.onPids] told on each change
 * @param {AbortSignal} [options.signal] gives up starting
 * @param {boolean} [options.isDev] Next in development mode
 */
export function startStack(options) {
  const { ports = {}, log = () => {} } = options
  return startBesideOthers((chosen) => startOnce(options, chosen), ports, log)
}

async function startOnce(options, wished) {
  const { env = {}, log = () => {}, onPids = () => {}, isDev = false, signal } = options
  const dataDir = resolve(options.dataDir)
  // Not listable, but passable: as root, the database runs as another user inside.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const ports = await choosePorts(wished)
  const origin = env.PUBLIC_ORIGIN ?? process.env.PUBLIC_ORIGIN ?? `http://localhost:${ports.edge}`
  const secrets = secretsOf(dataDir, { ...process.env, ...env })
  const giveUp = deferred()
  giveUp.promise.catch(() => {})
  const onAbort = () => giveUp.reject(new StopError('stopped while starting'))
  signal?.addEventListener('abort', onAbort)

  const apps = []
  const pids = () => Object.fromEntries(apps.map((app) => [app.name, app.pid]))
  for (const app of appsOf({ ports, dataDir, publicOrigin: origin, secrets, env, isDev }))
    apps.push(
      supervise(app, {
        dataDir,
        log,
        onChange: () => onPids(pids()),
        onGiveUp: (failure) =>
          giveUp.reject(portTakenFrom(app) ?? new StopError(describe(failure))),
        stopWithinMs: app.name === 'api' ? API_STOPS_WITHIN_MS : SITE_STOPS_WITHIN_MS,
      }),
    )
  onPids(pids())

  const waiting = new AbortController()
  let stopping = null
  const stop = () => (stopping ??= stopAll(apps, dataDir, log))
  try {
    if (signal?.aborted) onAbort()
    const door = loopback(ports.edge)
    await Promise.race([giveUp.promise, allReady(apps, door, { log, signal: waiting.signal })])
  } catch (error) {
    waiting.abort()
    await stop()
    throw error
  } finally {
    signal?.removeEventListener('abort', onAbort)
  }
  return { origin, ports, pids, stop }
}

async function choosePorts(wished) {
  const ports = { edge: (wished.edge ?? DEFAULT_PORTS.edge) || (await freePort()) }
  for (const name of ['web', 'tales', 'api'])
    ports[name] = await preferPort(wished[name] ?? DEFAULT_PORTS[name])
  return ports
}

/** The API first: it tells what it is telling to its end, and the door must stand to let that through. */
async function stopAll(apps, dataDir, log) {
  const api = apps.filter((app) => app.name === 'api')
  await Promise.all(api.map((app) => app.stop()))
  await Promise.all(apps.filter((app) => app.name !== 'api').map((app) => app.stop()))
  await stopPostmaster(dataDir, log)
}

function describe({ app, reason, logFile, tail }) {
  return [
    `${app} cannot start (${reason}). The end of ${logFile}:`,
    ...tail.map((line) => `  ${line}`),
  ].join('\n')
}

function deferred() {
  const made = {}
  made.promise = new Promise((_done, reject) => Object.assign(made, { reject }))
  return made
}
