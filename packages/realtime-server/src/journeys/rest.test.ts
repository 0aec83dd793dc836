import { expect, test } from 'vitest'
import { canonicalCapability } from '../auth/capability.js'
import { tokenRequestMac } from '../auth/token-request.js'
import { createRealtimeServer } from '../create-realtime-server.js'
import { createFakeClock } from '../testing/clock.fake.js'
import { collectData } from '../testing/collect.js'
import { errorOf } from '../testing/error-of.js'
import { signJwt } from '../testing/sign-jwt.js'
import { journey } from '../testing/start-journey.js'
import { KEY, KEY_TEXT } from '../testing/start-test-server.js'

const { clients, start } = journey()

const BASIC = `Basic ${Buffer.from(KEY_TEXT).toString('base64')}`

function post(body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: BASIC, ...headers },
    body: JSON.stringify(body),
  }
}

test('a publisher that has only fetch goes through handleRequest', async () => {
  const server = createRealtimeServer({ keys: [KEY] })
  const url = 'http://api.internal/channels/room%3A1/messages'
  const response = await server.handleRequest(new Request(url, post({ name: 'x', data: 'y' })))
  expect(response?.status).toBe(201)
  const published: unknown = await response?.json()
  expect(published).toMatchObject({ channel: 'room:1', serials: [expect.any(String)] })
  const history = await server.handleRequest(
    new Request(url, { headers: { authorization: BASIC } }),
  )
  expect(await history?.json()).toMatchObject([{ name: 'x', data: 'y', action: 0 }])
  await server.close()
})

test.each(['/', '/v1/chat', '/times', '/keys', '/channels', '/apps'])(
  'the path %s is left to others',
  async (path) => {
    const server = createRealtimeServer({ keys: [KEY] })
    expect(await server.handleRequest(new Request(`http://localhost${path}`))).toBeNull()
    await server.close()
  },
)

test('time needs no credentials', async () => {
  const clock = createFakeClock(1_700_000_000_000)
  const { port } = await start({ clock })
  expect(await clients.rest(port).time()).toBe(1_700_000_000_000)
})

test.each([true, false])('publishes to subscribers (msgpack: %s)', async (useBinaryProtocol) => {
  const { port } = await start()
  const got = await collectData(clients.realtime(port).channels.get('a'))
  const channel = clients.rest(port, { useBinaryProtocol }).channels.get('a')
  const one = await channel.publish('x', 'text')
  expect(one.serials).toHaveLength(1)
  await channel.publish([{ data: { a: 1 } }, { data: Buffer.from([9]) }])
  await expect.poll(() => got).toEqual(['text', { a: 1 }, Buffer.from([9])])
})

test('a repeated id is published once and answered alike', async () => {
  const { port } = await start()
  const got = await collectData(clients.realtime(port).channels.get('a'))
  const channel = clients.rest(port).channels.get('a')
  const first = await channel.publish({ id: 'base:0', data: 'one' })
  expect(await channel.publish({ id: 'base:0', data: 'one' })).toEqual(first)
  await channel.publish('x', 'end')
  await expect.poll(() => got).toEqual(['one', 'end'])
})

test('publishes on behalf of a connection whose key is known', async () => {
  const { port } = await start()
  const client = clients.realtime(port, { clientId: 'mina', echoMessages: false })
  const got = await collectData(client.channels.get('a'))
  const other = await collectData(clients.realtime(port).channels.get('a'))
  const url = `http://localhost:${port}/channels/a/messages`
  const connectionKey = client.connection.key
  expect((await fetch(url, post({ data: 'mine', connectionKey }))).status).toBe(201)
  await clients.rest(port).channels.get('a').publish('x', 'end')
  await expect.poll(() => other).toEqual(['mine', 'end'])
  await expect.poll(() => got).toEqual(['end'])
  const refused = await fetch(url, post({ data: 'x', connectionKey: 'none!none-0' }))
  expect(await refused.json()).toMatchObject({ error: { code: 40006 } })
})

test('tells the members and how busy a channel is', async () => {
  const { port } = await start()
  const { presence } = clients.realtime(port).channels.get('a')
  for (const clientId of ['a', 'b', 'c']) await presence.enterClient(clientId, clientId)
  const channel = clients.rest(port).channels.get('a')
  const first = await channel.presence.get({ limit: 2 })
  expect(first.items.map(({ clientId, action }) => [clientId, action])).toEqual([
    ['a', 'present'],
    ['b', 'present'],
  ])
  expect((await first.next())?.items.map(({ data }) => data)).toEqual(['c'])
  expect((await channel.presence.get({ clientId: 'b' })).items).toHaveLength(1)
  expect((await channel.presence.get({ connectionId: 'none' })).items).toEqual([])
  expect(await channel.status()).toMatchObject({
    channelId: 'a',
    status: {
      isActive: true,
      occupancy: { metrics: { connections: 1, subscribers: 1, presenceMembers: 3 } },
    },
  })
})

test.each([
  ['no credentials', '/channels/a', { headers: {} }, 401, 40101],
  [
    'a wrong key',
    '/channels/a',
    { headers: { authorization: `Basic ${btoa('app.key:no')}` } },
    401,
    40101,
  ],
  ['an unknown path', '/channels/a/nothing', { headers: { authorization: BASIC } }, 404, 40400],
  ['an unknown key name', '/keys/app.no/requestToken', post({}), 404, 40400],
  ['a broken body', '/channels/a/messages', { ...post(0), body: '{' }, 400, 40000],
  ['a body that is no message', '/channels/a/messages', post(['x']), 400, 40000],
  ['an empty batch', '/channels/a/messages', post([]), 400, 40000],
  ['a message too large', '/channels/a/messages', post({ data: 'x'.repeat(65_537) }), 400, 40009],
  ['a body too large', '/channels/a/messages', post({ data: 'x'.repeat(300_000) }), 413, 40009],
  ['a channel without name', '/channels/%3Aa/messages', post({}), 400, 40010],
  ['a broken escape', '/channels/%E0%A4%A/messages', post({}), 400, 40000],
  ['data too deep', '/channels/a/messages', post({ data: deep(40) }), 400, 40000],
  ['extras too deep', '/channels/a/messages', post({ extras: deep(20) }), 400, 40000],
])('refuses %s', async (_, path, init, status, code) => {
  const { port } = await start()
  const response = await fetch(`http://localhost:${port}${path}`, init)
  expect(response.status).toBe(status)
  expect(response.headers.get('x-ably-errorcode')).toBe(String(code))
  expect(await response.json()).toMatchObject({ error: { code, statusCode: status } })
})

test('errors come in msgpack for those who want that', async () => {
  const { port } = await start()
  const channel = clients.rest(port, { key: 'app.key:no' }).channels.get('a')
  expect(await errorOf(channel.publish('x', 'y'))).toMatchObject({ code: 40101, statusCode: 401 })
})

test('a browser of any origin may ask and read the headers', async () => {
  const { port } = await start()
  const url = `http://localhost:${port}/channels/a/messages`
  const origin = 'http://web.localhost:3000'
  const preflight = await fetch(url, { method: 'OPTIONS', headers: { origin } })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-ably-clientid')
  const refused = await fetch(url, { headers: { origin } })
  expect(refused.headers.get('access-control-allow-origin')).toBe(origin)
  expect(refused.headers.get('access-control-expose-headers')).toContain('X-Ably-Errorcode')
})

test('a token works in REST, in base64 and as it is', async () => {
  const { port } = await start()
  const token = signJwt({ claims: { 'x-ably-capability': '{"a":["history"]}' } })
  for (const bearer of [token, Buffer.from(token).toString('base64')]) {
    const headers = { authorization: `Bearer ${bearer}` }
    const response = await fetch(`http://localhost:${port}/channels/a/messages`, { headers })
    expect(response.status).toBe(200)
    const other = await fetch(`http://localhost:${port}/channels/b/messages`, { headers })
    expect(other.status).toBe(401)
  }
})

const requestFields = { keyName: KEY.name, timestamp: Date.now(), nonce: 'n'.repeat(16) }

test.each([
  ['without a mac', {}, undefined, 40101],
  ['with a wrong mac', {}, 'x', 40101],
  ['of long ago', { timestamp: Date.now() - 200_000 }, null, 40104],
  ['for more than a day', { ttl: 86_400_001 }, null, 40003],
  ['for no time', { ttl: -1 }, null, 40003],
  ['of no capability', { capability: '{"a":["fly"]}' }, null, 40000],
  ['of an empty clientId', { clientId: '' }, null, 40012],
])('refuses a token request %s', async (_, fields, mac, code) => {
  const { port } = await start()
  const request = { ...requestFields, ...fields }
  const signed = { ...request, mac: mac === null ? tokenRequestMac(request, KEY.secret) : mac }
  const response = await fetch(
    `http://localhost:${port}/keys/${KEY.name}/requestToken`,
    post(signed, { authorization: '' }),
  )
  expect(await response.json()).toMatchObject({ error: { code } })
})

test('refuses a nonce that was used, and a capability the key has not', async () => {
  const capability = { 'a:*': ['subscribe'] }
  const { port } = await start({ keys: [{ ...KEY, capability }] })
  const url = `http://localhost:${port}/keys/${KEY.name}/requestToken`
  const request = { ...requestFields, timestamp: Date.now() }
  const signed = { ...request, mac: tokenRequestMac(request, KEY.secret) }
  const first = await fetch(url, post(signed))
  expect(first.status).toBe(201)
  expect(await first.json()).toMatchObject({ capability: canonicalCapability(capability) })
  const again = await fetch(url, post(signed))
  expect(await again.json()).toMatchObject({ error: { code: 40105 } })
  const other = await fetch(url, post({ keyName: KEY.name, capability: '{"b":["subscribe"]}' }))
  expect(await other.json()).toMatchObject({ error: { code: 40160 } })
})

function deep(levels: number): object {
  return levels === 0 ? {} : { in: deep(levels - 1) }
}
