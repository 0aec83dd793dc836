import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StopError } from './errors.mjs'
import { ROOT } from './paths.mjs'

const LOOPBACK = '127.0.0.1'
/** Next's own rewrites never let go of an idle connection, and fail on one that is just being closed. */
const KEEP_ALIVE_MS = 600_000

/** Where the main site's build expects the story area; see `buildEnv`. */
export const BAKED_TALES_PORT = 3002

export const DEFAULT_PORTS = { edge: 3000, web: 3001, tales: BAKED_TALES_PORT, api: 3003 }

/** Rewrite targets are baked into Next's builds, so they are given at build time. */
export const buildEnv = {
  API_ORIGIN: loopback(DEFAULT_PORTS.api),
  TALES_ORIGIN: loopback(BAKED_TALES_PORT),
}

export function loopback(port) {
  return `http://${LOOPBACK}:${port}`
}

/** The four processes: what to run, and the address that answers when each is ready, whatever the others do. */
export function appsOf({ ports, dataDir, publicOrigin, secrets, env, isDev }) {
  const shared = {
    APP_ENV: 'local',
    ...process.env,
    ...env,
    ...secrets,
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: publicOrigin,
    API_ORIGIN: loopback(ports.api),
    WEB_ORIGIN: loopback(ports.web),
    TALES_ORIGIN: loopback(ports.tales),
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: isDev ? 'development' : 'production',
  }
  const isTalesMoved = !isDev && ports.tales !== BAKED_TALES_PORT
  const edgeEnv = {
    ...shared,
    TALES_ORIGIN: isTalesMoved ? shared.TALES_ORIGIN : '',
    EDGE_WEB_STATIC: isDev ? '' : staticOf('web'),
    EDGE_TALES_STATIC: isDev ? '' : staticOf('tales'),
  }
  return [
    own('api', { ...shared, PORT: String(ports.api) }, `${loopback(ports.api)}/readyz`),
    own('edge', { ...edgeEnv, PORT: String(ports.edge) }, `${loopback(ports.edge)}/edge/healthz`),
    next('tales', shared, ports.tales, '/doran-tales/icon.svg', isDev),
    next('web', shared, ports.web, '/icon.svg', isDev),
  ]
}

function own(name, env, readyUrl) {
  const cwd = join(ROOT, 'apps', name)
  return { name, cwd, env, readyUrl, args: [mustExist(join(cwd, 'dist', 'main.js'))] }
}

function next(name, env, port, path, isDev) {
  const cwd = join(ROOT, 'apps', name)
  const bin = mustExist(join(cwd, 'node_modules', 'next', 'dist', 'bin', 'next'))
  if (!isDev) mustExist(join(cwd, '.next', 'BUILD_ID'))
  const how = isDev ? ['dev'] : ['start', '--keepAliveTimeout', String(KEEP_ALIVE_MS)]
  const args = [bin, ...how, '-p', String(port), '-H', LOOPBACK]
  const withoutPort = { ...env }
  delete withoutPort.PORT
  delete withoutPort.HOST
  return { name, cwd, env: withoutPort, readyUrl: `${loopback(port)}${path}`, args, sweep: true }
}

/** What a site's build leaves compressed, for the front door to send. */
function staticOf(name) {
  return join(ROOT, 'apps', name, '.next', 'static')
}

function mustExist(file) {
  if (!existsSync(file))
    throw new StopError(`${file} is missing. Run npm start, or pnpm build, first.`)
  return file
}
