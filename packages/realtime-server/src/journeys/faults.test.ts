import { expect, test } from 'vitest'
import { createRealtimeServer } from '../create-realtime-server.js'
import { createFakeClock } from '../testing/clock.fake.js'
import { signJwt } from '../testing/sign-jwt.js'
import { journey } from '../testing/start-journey.js'
import { KEY } from '../testing/start-test-server.js'

const { start, raw, connectRaw } = journey()

/** A server whose next timer cannot be set, and what it logs. */
function faulty() {
  const errors: object[] = []
  const inner = createFakeClock()
  let fault: Error | null = null
  const clock: typeof inner = {
    ...inner,
    setTimeout(task, delayMs) {
      const thrown = fault
      fault = null
      if (thrown) throw thrown
      return inner.setTimeout(task, delayMs)
    },
  }
  const logger = { info() {}, warn() {}, error: (fields: object) => void errors.push(fields) }
  return {
    options: { clock, logger },
    errors,
    token: () => signJwt({ now: inner.now() }),
    break: () => {
      fault = new Error('no timer')
      return fault
    },
  }
}

test('a fault in a frame is logged as err', async () => {
  const { options, errors, token, ...server } = faulty()
  const { port } = await start(options)
  const client = await connectRaw(port, { access_token: token() })
  const err = server.break()
  client.send({ action: 17, auth: { accessToken: token() } })
  expect(await client.frame(6)).toMatchObject({ error: { code: 50000 } })
  expect(errors).toEqual([{ err, connectionId: client.connectionId }])
})

test('a fault while a client connects is logged as err', async () => {
  const { options, errors, token, ...server } = faulty()
  const { port } = await start(options)
  const err = server.break()
  expect(await raw(port, { access_token: token() }).frame(9)).toMatchObject({
    error: { code: 50000 },
  })
  expect(errors).toEqual([{ err }])
})

test('a fault in a request is logged as err', async () => {
  const { options, errors } = faulty()
  const err = new Error('no time')
  const clock = createFakeClock()
  const now = () => {
    throw err
  }
  const server = createRealtimeServer({ ...options, keys: [KEY], clock })
  clock.now = now
  expect((await server.handleRequest(new Request('http://x/time')))?.status).toBe(500)
  expect(errors).toEqual([{ err, path: '/time' }])
})
