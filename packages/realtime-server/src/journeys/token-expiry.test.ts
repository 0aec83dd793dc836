import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/clock.fake.js'
import { signJwt } from '../testing/sign-jwt.js'
import { journey } from '../testing/start-journey.js'

const { clients, start, connectRaw } = journey()

test('a new token is asked for 30 s before expiry and taken on the same connection', async () => {
  const clock = createFakeClock()
  const { port } = await start({ clock })
  let issued = 0
  const client = clients.realtime(port, {
    authCallback: (_, done) => {
      issued += 1
      done(
        null,
        signJwt({ now: clock.now(), ttlMs: 35_000, claims: { 'x-ably-clientId': 'mina' } }),
      )
    },
  })
  await client.connection.once('connected')
  const { id } = client.connection
  clock.advance(4_999)
  expect(issued).toBe(1)
  const updated = client.connection.once('update')
  clock.advance(1)
  await updated
  expect(issued).toBe(2)
  expect(client.connection.id).toBe(id)
  const again = client.connection.once('update')
  clock.advance(5_000)
  await again
  expect(client.connection.state).toBe('connected')
  expect(issued).toBe(3)
})

test('a client that does not renew is disconnected at expiry', async () => {
  const clock = createFakeClock()
  const { port } = await start({ clock })
  const client = await connectRaw(port, {
    access_token: signJwt({ now: clock.now(), ttlMs: 35_000 }),
  })
  clock.advance(5_000)
  expect(await client.frame(17)).toEqual({ action: 17 })
  clock.advance(29_999)
  client.send({ action: 0, id: 'still' })
  await client.frame(0)
  clock.advance(1)
  expect(await client.frame(6)).toMatchObject({ error: { code: 40142, statusCode: 401 } })
  await client.closed()
})

test('the SDK comes back by itself with a new token after expiry', async () => {
  const clock = createFakeClock()
  const { port } = await start({ clock })
  const client = clients.realtime(port, {
    authCallback: (_, done) => done(null, signJwt({ now: clock.now(), ttlMs: 20_000 })),
  })
  await client.connection.once('connected')
  const { id } = client.connection
  const disconnected = client.connection.once('disconnected')
  clock.advance(20_000)
  expect((await disconnected).reason).toMatchObject({ code: 40142 })
  await client.connection.once('connected')
  expect(client.connection.id).toBe(id)
})

test('an expired token is refused in AUTH', async () => {
  const clock = createFakeClock()
  const { port } = await start({ clock })
  const client = await connectRaw(port, { access_token: signJwt({ now: clock.now() }) })
  const accessToken = signJwt({ now: clock.now() - 2_000, ttlMs: 1_000 })
  client.send({ action: 17, auth: { accessToken } })
  expect(await client.frame(9)).toMatchObject({ error: { code: 40142, statusCode: 401 } })
  await client.closed()
})

test('an expired token is refused in REST', async () => {
  const { port } = await start()
  const token = Buffer.from(signJwt({ ttlMs: -1 })).toString('base64')
  const response = await fetch(`http://localhost:${port}/channels/a/messages`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(401)
  expect(response.headers.get('x-ably-errorcode')).toBe('40142')
})

test('a token for another clientId is refused in AUTH', async () => {
  const { port } = await start()
  const client = await connectRaw(port, {
    access_token: signJwt({ claims: { 'x-ably-clientId': 'mina' } }),
  })
  const accessToken = signJwt({ claims: { 'x-ably-clientId': 'jun' } })
  client.send({ action: 17, auth: { accessToken } })
  expect(await client.frame(9)).toMatchObject({ error: { code: 40102 } })
})

test('a new token widens and ends attachments', async () => {
  const { port } = await start()
  const tokens = [
    { a: ['subscribe'], b: ['subscribe'], c: ['subscribe', 'presence'] },
    { a: ['subscribe', 'presence'], c: ['subscribe', 'presence'] },
  ].map((capability) => signJwt({ claims: { 'x-ably-capability': JSON.stringify(capability) } }))
  const client = clients.realtime(port, {
    authCallback: (_, done) => done(null, tokens.shift() ?? ''),
  })
  const [a, b, c] = ['a', 'b', 'c'].map((name) => client.channels.get(name))
  await Promise.all([a?.attach(), b?.attach(), c?.attach()])
  expect(a?.modes).toEqual(['subscribe', 'presence_subscribe'])
  const failed = b?.once('failed')
  await client.auth.authorize()
  expect((await failed)?.reason).toMatchObject({ code: 40160, statusCode: 401 })
  await expect.poll(() => a?.modes).toEqual(['presence', 'subscribe', 'presence_subscribe'])
  expect(c?.state).toBe('attached')
})
