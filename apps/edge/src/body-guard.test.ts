import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterEach, expect, it } from 'vitest'
import { bodyOf, closeAll, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

const HUNDRED_MEGABYTES = 104_857_600

async function startCounter() {
  const seen = { bytes: 0, requests: 0 }
  const site = await startSite((req, res) => {
    seen.requests += 1
    req.on('data', (chunk: Buffer) => (seen.bytes += chunk.length))
    req.on('end', () => res.end('taken'))
  })
  return { seen, site }
}

function* zeros(total: number): Generator<Buffer> {
  const chunk = Buffer.alloc(65_536)
  for (let left = total; left > 0; left -= chunk.length) yield chunk.subarray(0, left)
}

function post(port: number, size: number, headers: Record<string, string>, path = '/api/v1/x') {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const outgoing = request({ port, path, method: 'POST', headers }, (answer) => {
      bodyOf(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject)
    })
    outgoing.on('error', reject)
    pipeline(Readable.from(zeros(size)), outgoing).catch(() => {})
  })
}

it('refuses a chunked body of 100 MB before the API hears of it', async () => {
  const { seen, site } = await startCounter()
  const door = await startDoor({ API_ORIGIN: site.origin })
  const before = process.memoryUsage().rss
  const answer = await post(door.port, HUNDRED_MEGABYTES, {})
  expect(answer.status).toBe(413)
  expect(JSON.parse(answer.body)).toMatchObject({
    error: { code: 'BODY_TOO_LARGE', message: expect.stringContaining('줄여') },
  })
  expect(seen.requests).toBe(0)
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1_048_576)
})

it.each(Array.from({ length: 20 }, (_, round) => 20_000 + round * 45_000))(
  'answers 413 to %i chunked bytes, though the API refuses at once',
  async (size) => {
    const site = await startSite((_req, res) => {
      res.writeHead(413, { connection: 'close' })
      res.end(() => res.socket?.destroy())
    })
    const door = await startDoor({ API_ORIGIN: site.origin })
    expect((await post(door.port, size, {})).status).toBe(413)
  },
)

it('refuses a declared length before the API hears of it', async () => {
  const { seen, site } = await startCounter()
  const door = await startDoor({ API_ORIGIN: site.origin })
  const answer = await post(door.port, HUNDRED_MEGABYTES, {
    'content-length': String(HUNDRED_MEGABYTES),
  })
  expect(answer.status).toBe(413)
  expect(seen.requests).toBe(0)
})

it.each([{}, { 'content-length': '16384' }])(
  'passes a body of exactly the limit %j',
  async (headers) => {
    const { seen, site } = await startCounter()
    const door = await startDoor({ API_ORIGIN: site.origin })
    expect(await post(door.port, 16_384, headers)).toEqual({ status: 200, body: 'taken' })
    expect(seen.bytes).toBe(16_384)
  },
)

it('lets a picture upload be larger, and limits what a site takes too', async () => {
  const { site } = await startCounter()
  const door = await startDoor({ API_ORIGIN: site.origin, WEB_ORIGIN: site.origin })
  const upload = '/api/v1/upload/profile/profile-image'
  expect((await post(door.port, 5 * 1_048_576, {}, upload)).status).toBe(200)
  expect((await post(door.port, 7 * 1_048_576, {}, upload)).status).toBe(413)
  expect((await post(door.port, 2 * 1_048_576, {}, '/__nextjs_x')).status).toBe(413)
})
