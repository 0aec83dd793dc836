import { once } from 'node:events'
import { expect, test } from 'vitest'
import type { Realtime } from 'ably'
import { createFakeClock } from '../testing/clock.fake.js'
import { signJwt } from '../testing/sign-jwt.js'
import { journey } from '../testing/start-journey.js'

const { clients, start, raw, connectRaw } = journey()

const CLAIMS = {
  'x-ably-clientId': 'mina',
  'x-ably-revocation-key': 'family',
  'x-ably-capability': '{"room:1":["subscribe"],"room:2":["subscribe"]}',
}

test.each([
  ['clientId', 'mina'],
  ['revocationKey', 'family'],
  ['channel', 'room:1'],
] as const)('by %s sends away who uses such a token, who renews it', async (type, value) => {
  const { port } = await start()
  const issued: string[] = []
  const client = clients.realtime(port, {
    authCallback: (_, done) => {
      const token = signJwt({ claims: CLAIMS })
      issued.push(token)
      done(null, token)
    },
  })
  const other = await connectRaw(port, { access_token: signJwt() })
  await client.channels.get('room:1').attach()
  const { id } = client.connection
  const disconnected = client.connection.once('disconnected')
  const { results, successCount } = await clients.rest(port).auth.revokeTokens([{ type, value }])
  expect(successCount).toBe(1)
  expect(results[0]).toMatchObject({ target: `${type}:${value}` })
  expect((await disconnected).reason).toMatchObject({ code: 40141, statusCode: 401 })
  await connected(client)
  expect(client.connection.id).toBe(id)
  expect(issued).toHaveLength(2)
  const refused = raw(port, { access_token: issued[0] ?? '' })
  expect(await refused.frame(9)).toMatchObject({ error: { code: 40141, statusCode: 401 } })
  other.send({ action: 0, id: 'untouched' })
  await other.frame(0)
})

test('a revoked token is refused in REST and in AUTH', async () => {
  const { port } = await start()
  const token = signJwt({ claims: CLAIMS })
  await clients.rest(port).auth.revokeTokens([{ type: 'clientId', value: 'mina' }])
  const response = await fetch(`http://localhost:${port}/channels/room%3A1/messages`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await response.json()).toMatchObject({ error: { code: 40141, statusCode: 401 } })
  const client = await connectRaw(port, { clientId: 'mina' })
  client.send({ action: 17, auth: { accessToken: token } })
  expect(await client.frame(9)).toMatchObject({ error: { code: 40141 } })
})

test('issuedBefore spares younger tokens', async () => {
  const clock = createFakeClock()
  const { port } = await start({ clock })
  const old = signJwt({ now: clock.now() - 2_000, claims: CLAIMS })
  const young = await connectRaw(port, {
    access_token: signJwt({ now: clock.now(), claims: CLAIMS }),
  })
  const issuedBefore = clock.now() - 1_000
  await clients
    .rest(port)
    .auth.revokeTokens([{ type: 'clientId', value: 'mina' }], { issuedBefore })
  expect(await raw(port, { access_token: old }).frame(9)).toMatchObject({ error: { code: 40141 } })
  young.send({ action: 0, id: 'untouched' })
  await young.frame(0)
})

test('who counts whole seconds hears nothing at once and is told when a new token is younger', async () => {
  const clock = createFakeClock(1_700_000_000_400)
  const { port, realtime } = await start({ clock })
  const sign = () => signJwt({ now: clock.now(), hasWholeSeconds: true, claims: CLAIMS })
  const client = await connectRaw(port, { access_token: sign() })
  client.send({ action: 10, channel: 'room:1' })
  await client.frame(11)
  await clients.rest(port).auth.revokeTokens([{ type: 'clientId', value: 'mina' }])
  realtime.publish('room:1', [{ data: 'secret' }])
  const early = raw(port, { access_token: sign() })
  await once(early.ws, 'open')
  clock.advance(599)
  const pong = once(client.ws, 'pong')
  client.ws.ping()
  await pong
  expect([...client.frames, ...early.frames]).toEqual([])
  clock.advance(1)
  expect(await client.frame(6)).toMatchObject({ error: { code: 40141 } })
  expect(await early.frame(9)).toMatchObject({ error: { code: 40141 } })
  await connectRaw(port, { access_token: sign() })
})

test('with a margin clients are asked for a new token before the old one is refused', async () => {
  const clock = createFakeClock()
  const { port } = await start({ clock })
  const token = signJwt({ now: clock.now() - 1, claims: CLAIMS })
  const client = await connectRaw(port, { access_token: token })
  await clients
    .rest(port)
    .auth.revokeTokens([{ type: 'clientId', value: 'mina' }], { allowReauthMargin: true })
  await client.frame(17)
  await connectRaw(port, { access_token: token })
  clock.advance(30_000)
  expect(await client.frame(6)).toMatchObject({ error: { code: 40141 } })
  expect(await raw(port, { access_token: token }).frame(9)).toMatchObject({
    error: { code: 40141 },
  })
})

test('needs the key, targets that are such, and a past time', async () => {
  const { port } = await start()
  const url = `http://localhost:${port}/keys/app.key/revokeTokens`
  const ask = async (body: unknown, authorization = `Basic ${btoa('app.key:secret')}`) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    return response.json()
  }
  const bearer = `Bearer ${signJwt()}`
  expect(await ask({ targets: ['clientId:x'] }, bearer)).toMatchObject({ error: { code: 40101 } })
  expect(await ask({ targets: [] })).toMatchObject({ error: { code: 40000 } })
  expect(await ask({ targets: ['nobody', 'clientId:x'] })).toMatchObject({
    successCount: 1,
    failureCount: 1,
    results: [{ target: 'nobody', error: { code: 40000 } }, { target: 'clientId:x' }],
  })
  expect(await ask({ targets: ['clientId:x'], issuedBefore: Date.now() + 60_000 })).toMatchObject({
    results: [{ error: { code: 40003 } }],
  })
})

async function connected(client: Realtime): Promise<void> {
  if (client.connection.state !== 'connected') await client.connection.once('connected')
}
