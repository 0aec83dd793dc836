import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createRealtimeServer } from '../create-realtime-server.js'
import { createFakeClock } from '../testing/clock.fake.js'
import { signJwt } from '../testing/sign-jwt.js'
import { journey } from '../testing/start-journey.js'
import { KEY, KEY_TEXT } from '../testing/start-test-server.js'

const { start } = journey()

const BASIC = `Basic ${Buffer.from(KEY_TEXT).toString('base64')}`
const MESSAGES = 'http://localhost/channels/a/messages'
const CHUNK = new Uint8Array(65_536)

/** A body that goes on and on, and how many chunks of it were taken. */
function endless() {
  const taken = { chunks: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken.chunks += 1
        controller.enqueue(CHUNK)
      },
      cancel() {
        taken.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { body, taken }
}

test.each([
  ['an unknown key', '/keys/app.no/requestToken', {}, 404, 16],
  [
    'a wrong key',
    `/keys/${KEY.name}/requestToken`,
    { authorization: `Basic ${btoa('app.key:no')}` },
    401,
    16,
  ],
  ['an endless token request', `/keys/${KEY.name}/requestToken`, { authorization: BASIC }, 413, 18],
  ['an endless message', '/channels/a/messages', { authorization: BASIC }, 413, 21],
])('of the body of %s a megabyte is dropped', async (_, path, headers, status, most) => {
  const server = createRealtimeServer({ keys: [KEY] })
  const { body, taken } = endless()
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  })
  const response = await server.handleRequest(request)
  expect(response?.status).toBe(status)
  expect(response?.headers.get('connection')).toBe('close')
  expect(taken.chunks).toBeGreaterThanOrEqual(16)
  expect(taken.chunks).toBeLessThanOrEqual(most + 1)
  expect(taken.isCancelled).toBe(false)
  await server.close()
})

test.each([
  [65_537, 'read'],
  [2_000_000, 'left'],
])('a token request that says it has %i bytes is refused and %s', async (length, fate) => {
  const server = createRealtimeServer({ keys: [KEY] })
  const { body, taken } = endless()
  const request = new Request(`http://localhost/keys/${KEY.name}/requestToken`, {
    method: 'POST',
    headers: { authorization: BASIC, 'content-length': String(length) },
    body,
    duplex: 'half',
  })
  const response = await server.handleRequest(request)
  expect(response?.status).toBe(413)
  expect(await response?.json()).toMatchObject({ error: { code: 40009 } })
  expect(taken.chunks === 0).toBe(fate === 'left')
  await server.close()
})

test.each([
  ['too large', BASIC, 413],
  ['of a wrong key', 'Basic eDp5', 401],
])('after a request %s its connection takes the next', async (_, authorization, status) => {
  const { port } = await start()
  const socket = connect(port, '127.0.0.1')
  const head = `POST /channels/a/messages HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n`
  socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`)
  for (let i = 0; i < 8; i += 1) socket.write(`10000\r\n${'x'.repeat(65_536)}\r\n`)
  socket.write('0\r\n\r\nGET /time HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200'])
})

test('an address that shows wrong credentials again and again has to wait', async () => {
  const clock = createFakeClock()
  const server = createRealtimeServer({ keys: [KEY], clock })
  const statusFor = async (authorization: string, address?: string, path = MESSAGES) => {
    const request = new Request(path, { headers: { authorization } })
    return (await server.handleRequest(request, { address }))?.status
  }
  const wrong = [
    'Basic eDp5',
    `Basic ${btoa('app.key:no')}`,
    `Bearer ${signJwt({ now: clock.now(), secret: 'no' })}`,
    `Bearer ${signJwt({ now: clock.now(), keyName: 'app.no' })}`,
  ]
  const expired = `Bearer ${signJwt({ now: clock.now() - 7_200_000 })}`
  for (let i = 0; i < 100; i += 1) expect(await statusFor(expired, 'far')).toBe(401)
  for (let i = 0; i < 60; i += 1)
    expect([401, 404]).toContain(await statusFor(wrong[i % wrong.length] ?? '', 'far'))
  expect(await statusFor(BASIC, 'far')).toBe(429)
  expect(await statusFor(BASIC, 'near')).toBe(200)
  expect(await statusFor(BASIC)).toBe(200)
  expect(await statusFor('', 'far', 'http://localhost/time')).toBe(200)
  const refused = await server.handleRequest(new Request(MESSAGES), { address: 'far' })
  expect(refused?.headers.get('retry-after')).toBe('60')
  expect(refused?.headers.get('x-ably-errorcode')).toBe('42910')
  clock.advance(60_000)
  expect(await statusFor(BASIC, 'far')).toBe(200)
  await server.close()
})

test('without an address nothing is counted', async () => {
  const server = createRealtimeServer({ keys: [KEY] })
  for (let i = 0; i < 70; i += 1)
    expect((await server.handleRequest(new Request(MESSAGES)))?.status).toBe(401)
  await server.close()
})
