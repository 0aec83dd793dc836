import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

/** The preferred first, with what ends the names of files that are so encoded. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

type StaticFile = { type: string; encoded: ReadonlyMap<Encoding, Buffer> }
/** By path. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

const TYPES = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
} as const
/** Their names change with what they hold. */
const CACHING = 'public, max-age=31536000, immutable'

/**
 * The scripts and styles that lie compressed in a site's folder, to be sent under `path`: some hundred kilobytes.
 * They are held, so that a build done meanwhile does not take them from whoever reads an older page.
 */
export function readStaticFiles(path: string, folder: string): StaticFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.js') || name.endsWith('.css'),
  )
  return new Map(
    names.map((name) => [`${path}/${name.replaceAll('\\', '/')}`, readFile(join(folder, name))]),
  )
}

/**
 * Answers with a file of ours where the client takes one of its encodings; says whether it did. A body of unknown
 * length is left to whoever limits it.
 */
export function sendStaticFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: StaticFiles,
): boolean {
  if (request.headers['transfer-encoding'] !== undefined) return false
  const file = request.url === undefined ? undefined : files.get(request.url)
  const encoding = ENCODINGS.find((each) => file?.encoded.has(each) && isTaken(request, each))
  const bytes = encoding && file?.encoded.get(encoding)
  if (!file || !bytes) return false
  response.writeHead(200, {
    'content-type': file.type,
    'content-encoding': encoding,
    'content-length': bytes.length,
    'cache-control': CACHING,
    vary: 'accept-encoding',
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
  return true
}

function readFile(name: string): StaticFile {
  const there = ENCODINGS.filter((encoding) => existsSync(name + ENDINGS[encoding]))
  return {
    type: name.endsWith('.css') ? TYPES['.css'] : TYPES['.js'],
    encoded: new Map(
      there.map((encoding) => [encoding, readFileSync(name + ENDINGS[encoding])] as const),
    ),
  }
}

function isTaken({ headers }: IncomingMessage, encoding: Encoding): boolean {
  return (headers['accept-encoding'] ?? '')
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*q=/i))
    .some(([name, weight]) => name?.toLowerCase() === encoding && Number(weight ?? 1) > 0)
}
