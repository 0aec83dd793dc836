import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/clock.fake.js'
import { collectData } from '../testing/collect.js'
import { journey } from '../testing/start-journey.js'
import { startTestServer } from '../testing/start-test-server.js'
import { reconnectAtOnce } from '../testing/test-clients.js'

const { clients, start, connectRaw } = journey()

const CUTS = 50

test.each([true, false])(
  'nothing is lost or doubled over 50 cuts (msgpack: %s)',
  async (useBinaryProtocol) => {
    const { port, realtime, cutSockets } = await start()
    const client = clients.realtime(port, { useBinaryProtocol })
    reconnectAtOnce(client)
    const got = await collectData(client.channels.get('a'))
    const { id } = client.connection
    let published = 0
    for (let cut = 0; cut < CUTS; cut += 1) {
      for (let i = 0; i < 5; i += 1) realtime.publish('a', [{ data: String((published += 1)) }])
      const back = client.connection.once('connected')
      cutSockets()
      for (let i = 0; i < 5; i += 1) realtime.publish('a', [{ data: String((published += 1)) }])
      await back
    }
    const all = Array.from({ length: published }, (_, i) => String(i + 1))
    await expect.poll(() => got.length).toBe(published)
    expect(got).toEqual(all)
    expect(client.connection.id).toBe(id)
  },
)

test('what a client publishes while it is cut off arrives once', async () => {
  const { port, cutSockets } = await start()
  const got = await collectData(clients.realtime(port).channels.get('a'))
  const client = clients.realtime(port)
  reconnectAtOnce(client)
  await client.connection.once('connected')
  const channel = client.channels.get('a')
  const results: Promise<unknown>[] = []
  for (let cut = 0; cut < 20; cut += 1) {
    for (let i = 0; i < 3; i += 1) results.push(channel.publish('x', `${cut}.${i}`))
    const back = client.connection.once('connected')
    cutSockets()
    await back
  }
  await Promise.all(results)
  const all = Array.from({ length: 60 }, (_, i) => `${Math.floor(i / 3)}.${i % 3}`)
  await expect.poll(() => got.length).toBe(60)
  expect(got).toEqual(all)
})

test('a resume keeps the id and takes another key; the attachment says it resumed', async () => {
  const { port, cutSockets } = await start()
  const client = clients.realtime(port)
  const channel = client.channels.get('a')
  await channel.attach()
  const { id, key } = client.connection
  const attached = channel.once('attached')
  cutSockets()
  expect(await attached).toMatchObject({ resumed: true })
  expect(client.connection).toMatchObject({ id, errorReason: null })
  expect(client.connection.key).not.toBe(key)
})

test('a key that its client cannot have received does not replace the one before', async () => {
  const { port } = await start()
  const first = await connectRaw(port)
  const second = await connectRaw(port, { resume: first.connectionKey })
  const third = await connectRaw(port, { resume: first.connectionKey })
  expect([second.connectionId, third.connectionId]).toEqual([
    first.connectionId,
    first.connectionId,
  ])
  third.send({ action: 0, id: 'got it' })
  await third.frame(0)
  const late = await connectRaw(port, { resume: first.connectionKey })
  expect(late.connectionId).not.toBe(first.connectionId)
})

test('an unknown connection gets a new one and is told', async () => {
  const { port } = await start()
  const client = clients.realtime(port, {
    recover: JSON.stringify({ connectionKey: 'none!none-0', msgSerial: 3, channelSerials: {} }),
  })
  const change = await client.connection.once('connected')
  expect(change.reason).toMatchObject({ code: 80018 })
})

test('a page that loads again recovers by its key', async () => {
  const { port, realtime, cutSockets } = await start()
  const before = clients.realtime(port)
  await before.channels.get('a').attach()
  realtime.publish('a', [{ data: 'seen' }])
  const { id } = before.connection
  const recover = before.connection.createRecoveryKey() ?? ''
  before.connection.off()
  await new Promise<void>((resolve) => {
    before.connection.once('disconnected', () => {
      before.close()
      resolve()
    })
    cutSockets()
  })
  realtime.publish('a', [{ data: 'missed' }])
  const after = clients.realtime(port, { recover })
  const channel = after.channels.get('a')
  const got = await collectData(channel)
  expect(after.connection.id).toBe(id)
  await expect.poll(() => got).toContain('missed')
})

test('another clientId cannot take up a connection', async () => {
  const { port } = await start()
  const first = await connectRaw(port, { clientId: 'mina' })
  const second = await connectRaw(port, { clientId: 'mina', resume: first.connectionKey })
  expect(second.connectionId).toBe(first.connectionId)
  await expect(connectRaw(port, { clientId: 'jun', resume: second.connectionKey })).rejects.toThrow(
    'Closed without',
  )
})

test('the state of a dropped connection is forgotten in time', async () => {
  const clock = createFakeClock()
  const { port, realtime } = await start({ clock })
  const first = await connectRaw(port)
  first.close()
  await expect.poll(() => realtime.stats().droppedConnections).toBe(1)
  clock.advance(119_999)
  expect(realtime.stats().droppedConnections).toBe(1)
  clock.advance(1)
  expect(realtime.stats().droppedConnections).toBe(0)
  const second = await connectRaw(port, { resume: first.connectionKey })
  expect(second.connectionId).not.toBe(first.connectionId)
})

test('only so many dropped connections are kept', async () => {
  const { port, realtime } = await start({ limits: { droppedConnections: 2 } })
  for (let i = 1; i <= 4; i += 1) {
    const client = await connectRaw(port)
    client.close()
    await expect.poll(() => realtime.stats().connections).toBe(0)
  }
  expect(realtime.stats().droppedConnections).toBe(2)
})

test('a channel whose log does not reach back says so and replays nothing', async () => {
  const { port, realtime } = await start({ limits: { logEntriesPerChannel: 3 } })
  const client = await connectRaw(port)
  client.send({ action: 10, channel: 'a' })
  const { channelSerial } = await client.frame(11)
  for (let i = 1; i <= 3; i += 1) realtime.publish('a', [{ data: String(i) }])
  const again = await connectRaw(port, { resume: client.connectionKey })
  again.send({ action: 10, channel: 'a', channelSerial })
  const attached = await again.frame(11)
  expect(Number(attached['flags']) & 4).toBe(4)
  expect(again.frames.map(({ action }) => action)).toEqual([15, 15, 15])
  realtime.publish('a', [{ data: '4' }])
  const late = await connectRaw(port, { resume: again.connectionKey })
  late.send({ action: 10, channel: 'a', channelSerial })
  const lost = await late.frame(11)
  expect(Number(lost['flags']) & 4).toBe(0)
  expect(lost).toMatchObject({ error: { code: 90003 } })
  expect(late.frames).toEqual([])
})

test('after a restart on the same port clients come back and know what they lost', async () => {
  const { port, realtime, close } = await startTestServer()
  const client = clients.realtime(port, { clientId: 'mina' })
  const channel = client.channels.get('a')
  await channel.presence.enter('here')
  const got = await collectData(channel)
  realtime.publish('a', [{ data: 'before' }])
  await expect.poll(() => got).toEqual(['before'])
  const disconnected = client.connection.once('disconnected')
  const attached = channel.once('attached')
  await close()
  expect((await disconnected).reason).toMatchObject({ code: 80003 })
  const next = await start({ port })
  expect(await attached).toMatchObject({ resumed: false, reason: { code: 90003 } })
  next.realtime.publish('a', [{ data: 'after' }])
  await expect.poll(() => got).toEqual(['before', 'after'])
  await expect.poll(() => next.realtime.stats().members).toBe(1)
})
