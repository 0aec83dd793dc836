import { existsSync } from 'node:fs'
import { parseBodyLimits, type BodyLimit } from './body-limits.js'
import { readStaticFiles, type StaticFiles } from './static-files.js'

export type EdgeEnv = {
  port: number
  /** Addresses to listen on; `localhost` stands for both loopback families. */
  hosts: readonly string[]
  apiOrigin: URL
  webOrigin: URL
  /** Set where the story area lives elsewhere than the address baked into the main site's build. */
  talesOrigin: URL | null
  publicOrigin: URL
  frontDoorSecret: string
  bodyLimits: readonly BodyLimit[]
  /** What the sites' builds left to be sent as it is. */
  staticFiles: StaticFiles
  /** Whether the sites run in Next's development mode, whose pages hold a socket open. */
  isDev: boolean
}

type Source = Readonly<Record<string, string | undefined>>

export function readEnv(source: Source = process.env): EdgeEnv {
  const port = readPort(source, 'PORT', 3000)
  const talesOrigin = source['TALES_ORIGIN'] ?? ''
  return {
    port,
    hosts: readHosts(source['HOST']),
    apiOrigin: readOrigin(source, 'API_ORIGIN', 'http://127.0.0.1:3003'),
    webOrigin: readOrigin(source, 'WEB_ORIGIN', 'http://127.0.0.1:3001'),
    talesOrigin: talesOrigin === '' ? null : readOrigin(source, 'TALES_ORIGIN', ''),
    publicOrigin: readOrigin(source, 'PUBLIC_ORIGIN', `http://localhost:${port}`),
    frontDoorSecret: readSecret(source),
    bodyLimits: readBodyLimits(source),
    staticFiles: new Map([
      ...readFolder(source, 'EDGE_WEB_STATIC', '/_next/static'),
      ...readFolder(source, 'EDGE_TALES_STATIC', '/doran-tales/_next/static'),
    ]),
    isDev: source['NODE_ENV'] === 'development',
  }
}

function refuse(name: string, expected: string): never {
  throw new Error(`${name} ${expected}`)
}

function readPort(source: Source, name: string, fallback: number): number {
  const text = source[name] ?? ''
  if (text === '') return fallback
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535) refuse(name, 'must be a port from 0 to 65535')
  return port
}

function readHosts(text: string | undefined): readonly string[] {
  if (text === undefined || text === '' || text === 'localhost') return ['127.0.0.1', '::1']
  return [text]
}

function readOrigin(source: Source, name: string, fallback: string): URL {
  const text = source[name] === undefined || source[name] === '' ? fallback : source[name]
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    return refuse(name, 'must be an origin such as http://127.0.0.1:3001')
  return url
}

function readSecret(source: Source): string {
  const secret = source['FRONT_DOOR_SECRET'] ?? ''
  if (!/^[\x21-\x7e]{16,}$/.test(secret))
    refuse('FRONT_DOOR_SECRET', 'must be at least 16 visible ASCII characters')
  return secret
}

function readBodyLimits(source: Source): readonly BodyLimit[] {
  const limits = parseBodyLimits(source['EDGE_BODY_LIMITS'] ?? '')
  if (limits === null)
    refuse('EDGE_BODY_LIMITS', 'must read like /api=1048576,/api/v1/upload=6291456')
  return limits
}

function readFolder(source: Source, name: string, path: string): StaticFiles {
  const folder = source[name] ?? ''
  if (folder === '') return new Map()
  if (!existsSync(folder)) refuse(name, "must be the `.next/static` folder of the site's build")
  return readStaticFiles(path, folder)
}
