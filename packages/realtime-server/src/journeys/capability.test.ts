import { expect, test } from 'vitest'
import { errorOf } from '../testing/error-of.js'
import { signJwt } from '../testing/sign-jwt.js'
import { journey } from '../testing/start-journey.js'
import type { ChannelMode } from 'ably'

const { clients, start } = journey()

function withCapability(port: number, capability: object, clientId = 'mina') {
  const token = signJwt({
    claims: { 'x-ably-capability': JSON.stringify(capability), 'x-ably-clientId': clientId },
  })
  return clients.realtime(port, { authCallback: (_, done) => done(null, token) })
}

test('a channel outside the capability fails', async () => {
  const { port } = await start()
  const channel = withCapability(port, { 'mine:*': ['subscribe'] }).channels.get('yours:1')
  expect(await errorOf(channel.attach())).toMatchObject({ code: 40160, statusCode: 401 })
  expect(channel.state).toBe('failed')
})

test('a token without publish cannot publish, attached or not', async () => {
  const { port, realtime } = await start()
  const client = withCapability(port, { '*': ['subscribe', 'presence'] })
  const channel = client.channels.get('a')
  expect(await errorOf(channel.publish('x', 'one'))).toMatchObject({ code: 40160 })
  await channel.attach()
  expect(await errorOf(channel.publish('x', 'one'))).toMatchObject({ code: 40160, statusCode: 401 })
  expect(realtime.stats().logBytes).toBe(0)
  await channel.presence.enter('here')
  expect(await channel.presence.get()).toHaveLength(1)
})

test('a token without presence cannot enter', async () => {
  const { port } = await start()
  const channel = withCapability(port, { '*': ['subscribe', 'publish'] }).channels.get('a')
  expect(await errorOf(channel.presence.enter())).toMatchObject({ code: 40160 })
})

test('a message or member of another clientId is refused', async () => {
  const { port } = await start()
  const channel = withCapability(port, { '*': ['*'] }).channels.get('a')
  const message = { name: 'x', clientId: 'jun' }
  expect(await errorOf(channel.publish(message))).toMatchObject({ code: 40012 })
  expect(await errorOf(channel.presence.enterClient('jun'))).toMatchObject({ code: 40012 })
})

test('a wildcard token may name anybody', async () => {
  const { port } = await start()
  const channel = withCapability(port, { '*': ['*'] }, '*').channels.get('a')
  await channel.publish({ name: 'x', clientId: 'jun' })
  await channel.presence.enterClient('jun')
  expect(await channel.presence.get({ clientId: 'jun' })).toHaveLength(1)
})

const modes: [string, ChannelMode[], string[]][] = [
  ['all that is asked', ['SUBSCRIBE'], ['subscribe']],
  ['what is permitted', ['SUBSCRIBE', 'PUBLISH'], ['subscribe']],
]

test.each(modes)('modes: %s is granted', async (_, asked, granted) => {
  const { port } = await start()
  const client = withCapability(port, { '*': ['subscribe'] })
  const channel = client.channels.get('a', { modes: asked })
  await channel.attach()
  expect(channel.modes).toEqual(granted)
})

test('modes that are not permitted at all fail the channel', async () => {
  const { port } = await start()
  const client = withCapability(port, { '*': ['subscribe'] })
  const channel = client.channels.get('a', { modes: ['PUBLISH'] })
  expect(await errorOf(channel.attach())).toMatchObject({ code: 40160 })
})

test('modes as a param go before others, and known params come back', async () => {
  const { port } = await start()
  const params = { modes: 'presence,subscribe', delta: 'vcdiff', other: 'x' }
  const channel = clients.realtime(port).channels.get('a', { params, modes: ['PUBLISH'] })
  await channel.attach()
  expect(channel.modes).toEqual(['presence', 'subscribe'])
  expect(channel.params).toEqual({ modes: 'presence,subscribe', delta: 'vcdiff' })
})

test('without subscribe no message comes, without publish none goes', async () => {
  const { port } = await start()
  const client = clients.realtime(port)
  const deaf = client.channels.get('a', { modes: ['PUBLISH'] })
  const heard: unknown[] = []
  await deaf.subscribe((message) => void heard.push(message.data))
  const mute = clients.realtime(port).channels.get('a', { modes: ['SUBSCRIBE'] })
  const got = new Promise((resolve) => void mute.subscribe(({ data }) => resolve(data)))
  await mute.attach()
  expect(await errorOf(mute.publish('x', 'one'))).toMatchObject({ code: 40160 })
  await deaf.publish('x', 'told')
  expect(await got).toBe('told')
  expect(heard).toEqual([])
})

test.each([
  ['empty', ''],
  ['led by a colon', ':a'],
  ['with a newline', 'a\nb'],
])('a channel name is refused: %s', async (_, name) => {
  const { port } = await start()
  const channel = clients.realtime(port).channels.get(name)
  expect(await errorOf(channel.attach())).toMatchObject({ code: 40010 })
})

test('names with commas, braces, spaces and quotes are fine', async () => {
  const { port } = await start()
  const channel = clients.realtime(port).channels.get(`a, {b} "c" 'd' [e`)
  await channel.attach()
  expect(channel.state).toBe('attached')
})
