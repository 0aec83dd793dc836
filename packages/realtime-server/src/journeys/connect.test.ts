import { expect, test } from 'vitest'
import { journey } from '../testing/start-journey.js'
import { KEY_TEXT } from '../testing/start-test-server.js'
import { signJwt } from '../testing/sign-jwt.js'

const { clients, start, raw, connectRaw } = journey()

test('a key connects and may be anybody', async () => {
  const { port } = await start()
  const client = clients.realtime(port)
  await client.connection.once('connected')
  expect(client.auth.clientId).toBe('*')
  expect(client.connection.key).toMatch(new RegExp(`^${client.connection.id ?? 'none'}!`))
})

test('a JWT connects as its clientId', async () => {
  const { port } = await start()
  const token = signJwt({ claims: { 'x-ably-clientId': 'mina' } })
  const client = clients.realtime(port, { authCallback: (_, done) => done(null, token) })
  await client.connection.once('connected')
  expect(client.auth.clientId).toBe('mina')
})

test('a token request is answered with a token that connects', async () => {
  const { port } = await start()
  const rest = clients.rest(port)
  const details = await rest.auth.requestToken({
    clientId: 'mina',
    capability: { 'b:*': ['presence', 'subscribe'], a: ['subscribe'] },
    ttl: 60_000,
  })
  expect(details).toMatchObject({ keyName: 'app.key', clientId: 'mina' })
  expect(details.expires - details.issued).toBe(60_000)
  expect(details.capability).toBe('{"a":["subscribe"],"b:*":["presence","subscribe"]}')
  const client = clients.realtime(port, { authCallback: (_, done) => done(null, details) })
  await client.connection.once('connected')
  expect(client.auth.clientId).toBe('mina')
})

test('a client that signs by its key gets tokens by itself', async () => {
  const { port } = await start()
  const client = clients.realtime(port, { key: KEY_TEXT, useTokenAuth: true, clientId: 'jun' })
  await client.connection.once('connected')
  expect(client.auth.clientId).toBe('jun')
})

test.each([
  ['a wrong secret', { key: 'app.key:wrong' }, 40101, 401],
  ['an unknown app', { key: 'other.key:secret' }, 40101, 401],
  ['an unknown key', { key: 'app.other:secret' }, 40101, 401],
  ['nothing', { key: '' }, 40101, 401],
  ['an expired JWT', { access_token: signJwt({ ttlMs: -1 }) }, 40142, 401],
  ['a JWT of another secret', { access_token: signJwt({ secret: 'x' }) }, 40144, 401],
  ['a JWT without signature', { access_token: signJwt({ alg: 'none' }) }, 40144, 401],
  ['a JWT of an unknown key', { access_token: signJwt({ keyName: 'app.no' }) }, 40400, 404],
  ['a JWT for more than a day', { access_token: signJwt({ ttlMs: 90_000_000 }) }, 40144, 401],
  ['what is no token', { access_token: 'app.bm9uZQ~x' }, 40143, 401],
  ['a wildcard clientId', { key: KEY_TEXT, clientId: '*' }, 40012, 400],
])('%s is refused', async (_, params: Record<string, string>, code, statusCode) => {
  const { port } = await start()
  const client = raw(port, params)
  expect(await client.frame(9)).toMatchObject({ error: { code, statusCode } })
  await client.closed()
})

test('a clientId that is not the one of the token is refused', async () => {
  const { port } = await start()
  const access_token = signJwt({ claims: { 'x-ably-clientId': 'mina' } })
  const client = raw(port, { access_token, clientId: 'jun' })
  expect(await client.frame(9)).toMatchObject({ error: { code: 40102 } })
})

test('the SDK fails for good on a wrong key', async () => {
  const { port } = await start()
  const client = clients.realtime(port, { key: 'app.key:wrong' })
  const change = await client.connection.once('failed')
  expect(change.reason).toMatchObject({ code: 40101, statusCode: 401 })
})

test('the first frame tells what the connection may use', async () => {
  const { port } = await start({ limits: { connectionStateTtlMs: 5_000 } })
  const client = raw(port, { clientId: 'mina' })
  expect(await client.frame(4)).toMatchObject({
    connectionDetails: {
      clientId: 'mina',
      connectionStateTtl: 5_000,
      maxIdleInterval: 15_000,
      maxMessageSize: 65_536,
    },
  })
})

test('ping is answered with its id', async () => {
  const { port } = await start()
  const client = clients.realtime(port)
  await client.connection.once('connected')
  expect(await client.connection.ping()).toBeGreaterThanOrEqual(0)
  const other = await connectRaw(port)
  other.send({ action: 0, id: 'p1' })
  expect(await other.frame(0)).toEqual({ action: 0, id: 'p1' })
})

test('closing is answered and drops everything at once', async () => {
  const { port, realtime } = await start()
  const client = clients.realtime(port)
  await client.connection.once('connected')
  client.close()
  await client.connection.once('closed')
  await expect.poll(() => realtime.stats()).toMatchObject({ connections: 0, droppedConnections: 0 })
})
