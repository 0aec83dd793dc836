import { request } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { bodyOf, closeAll, delay, send, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

const IMPATIENT = { headersMs: 60_000, bodyMs: 100, requestMs: 60_000, checkMs: 60_000 }

async function startDoorOfApi(overrides: Record<string, string> = {}) {
  const seen = { whole: 0, broken: 0 }
  const api = await startSite((incoming, response) => {
    bodyOf(incoming).then(
      () => {
        seen.whole += 1
        response.end('taken')
      },
      () => (seen.broken += 1),
    )
  })
  const door = await startDoor({ API_ORIGIN: api.origin, ...overrides }, IMPATIENT)
  return { door, seen }
}

function post(port: number, path: string, parts: readonly string[], everyMs: number) {
  return new Promise<number | undefined>((resolve, reject) => {
    const outgoing = request({ port, path, method: 'POST', agent: false }, (answer) =>
      resolve(answer.resume().statusCode),
    )
    outgoing.on('error', reject)
    void (async () => {
      for (const part of parts) {
        outgoing.write(part)
        await delay(everyMs)
      }
      outgoing.end()
    })()
  })
}

it.each(['content-length: 100\r\n\r\nabc', 'transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n'])(
  'refuses a body that stops on its way: %j',
  async (rest) => {
    const { door, seen } = await startDoorOfApi()
    const asked = `POST /api/v1/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${rest}`
    const answer = await send(door.port, asked)
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(answer).toContain('"code":"SLOW_REQUEST","message":"보내는 데')
    expect(seen.whole).toBe(0)
  },
)

it('takes back from the API what it was sent of such a body', async () => {
  const { door, seen } = await startDoorOfApi()
  const asked = 'POST /api/v1/x HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nabc'
  void send(door.port, asked)
  await expect.poll(() => seen.broken).toBe(1)
})

it('gives a large body the time that a slow line needs for it', async () => {
  const { door } = await startDoorOfApi({ EDGE_BODY_LIMITS: '/api/v1/upload=5000000' })
  const parts = ['불', '씨', '가']
  expect(await post(door.port, '/api/v1/upload/x', parts, 100)).toBe(200)
  expect(await post(door.port, '/api/v1/x', parts, 100)).toBe(408)
})
