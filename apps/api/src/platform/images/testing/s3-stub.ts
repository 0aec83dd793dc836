import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { S3Settings } from '../s3-image-store.js'
import { signatureFault } from './signature-v4.js'

type StoredObject = { bytes: Buffer; headers: Record<string, string> }
type Trouble = 'busy' | 'silent' | 'cut off'

export type S3Stub = {
  settings: S3Settings
  objects: Map<string, StoredObject>
  /** The troubles that the next requests meet, one each. */
  meet: (...troubles: Trouble[]) => void
  requests: () => number
  close: () => Promise<void>
}

const KEYS = { region: 'test-1', accessKeyId: 'stub-key', secretAccessKey: 'stub/secret+key=' }
const STATUS: Record<string, number> = { NoSuchKey: 404, NoSuchBucket: 404, SlowDown: 503 }

/**
 * An S3 service of one bucket on loopback, which checks signatures and bodies as the real ones do. `onSilent` is called
 * for a request that gets no answer.
 */
export async function startS3Stub(onSilent: () => void = () => undefined): Promise<S3Stub> {
  const objects = new Map<string, StoredObject>()
  let troubles: Trouble[] = []
  let requests = 0

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray())
    const target = request.url ?? ''
    requests += 1
    const trouble = troubles.shift()
    if (trouble === 'silent') return onSilent()
    if (trouble === 'cut off') return cutOff(response)
    if (trouble === 'busy') return refuse(response, 'SlowDown')
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const signed = { method: request.method ?? '', target, headers, body }
    const fault = signatureFault(signed, KEYS, new Date())
    if (fault) return refuse(response, fault)
    if (!target.startsWith('/pictures/')) return refuse(response, 'NoSuchBucket')
    const key = decodeURIComponent(target.slice('/pictures/'.length))
    if (request.method === 'PUT') objects.set(key, { bytes: body, headers })
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method !== 'GET')
      return void response.writeHead(request.method === 'PUT' ? 200 : 204).end()
    const found = objects.get(key)
    return found ? void response.writeHead(200).end(found.bytes) : refuse(response, 'NoSuchKey')
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures', ...KEYS },
    objects,
    meet: (...next) => void (troubles = next),
    requests: () => requests,
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

function refuse(response: ServerResponse, code: string): void {
  response.writeHead(STATUS[code] ?? 403, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('half')
  setTimeout(() => response.destroy(), 20)
}
