import { expect, test } from 'vitest'
import { compareSerials } from '../channels/serial.js'
import { collectData, collectMessages } from '../testing/collect.js'
import { errorOf } from '../testing/error-of.js'
import { journey } from '../testing/start-journey.js'

const { clients, start, connectRaw } = journey()

const PAYLOADS: [string, unknown][] = [
  ['text', '안녕'],
  ['an object', { a: [1, { b: null }] }],
  ['a list', [1, 'two']],
  ['bytes', Buffer.from([0, 1, 254, 255])],
  ['nothing', undefined],
]

const FORMATS = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const

for (const [fromBinary, toBinary] of FORMATS) {
  const label = `${fromBinary ? 'msgpack' : 'JSON'} to ${toBinary ? 'msgpack' : 'JSON'}`
  test.each(PAYLOADS)(`${label}: %s arrives as it was`, async (_, data) => {
    const { port } = await start()
    const reader = clients.realtime(port, { useBinaryProtocol: toBinary })
    const got = await collectData(reader.channels.get('a'))
    const writer = clients.realtime(port, { useBinaryProtocol: fromBinary })
    await writer.channels.get('a').publish('x', data)
    await expect.poll(() => got).toEqual([data])
  })
}

test('a message carries who, when and where in the order it is', async () => {
  const { port } = await start()
  const client = clients.realtime(port, { clientId: 'mina' })
  const channel = client.channels.get('a')
  const got = await collectMessages(channel)
  const { serials } = await channel.publish({
    name: 'x',
    data: 'y',
    extras: { headers: { k: 'v' } },
  })
  await expect.poll(() => got).toHaveLength(1)
  expect(got[0]).toMatchObject({
    name: 'x',
    data: 'y',
    clientId: 'mina',
    connectionId: client.connection.id,
    serial: serials[0],
    action: 'message.create',
    extras: { headers: { k: 'v' } },
    version: { serial: serials[0] },
  })
  expect(got[0]?.id).toBe(`${client.connection.id}:0:0`)
  expect(got[0]?.timestamp).toBeGreaterThan(0)
})

test('a batch is one publish with a serial for each message', async () => {
  const { port } = await start()
  const channel = clients.realtime(port).channels.get('a')
  const got = await collectMessages(channel)
  const { serials } = await channel.publish([{ name: '1' }, { name: '2' }, { name: '3' }])
  await expect.poll(() => got.map(({ name }) => name)).toEqual(['1', '2', '3'])
  expect(serials).toEqual(got.map(({ serial }) => serial))
  const texts = serials.map(String)
  expect(texts).toEqual(texts.toSorted(compareSerials))
})

test('with echo off a connection does not get what it published', async () => {
  const { port } = await start()
  const quiet = clients.realtime(port, { echoMessages: false, clientId: 'mina' })
  const other = clients.realtime(port)
  const got = await collectData(quiet.channels.get('a'))
  const gotByOther = await collectData(other.channels.get('a'))
  await quiet.channels.get('a').publish('x', 'mine')
  await other.channels.get('a').publish('x', 'theirs')
  await expect.poll(() => gotByOther).toEqual(['mine', 'theirs'])
  await expect.poll(() => got).toEqual(['theirs'])
  await quiet.channels.get('a').presence.enter()
  expect(await quiet.channels.get('a').presence.get()).toHaveLength(1)
})

test('publishing needs no attachment', async () => {
  const { port } = await start()
  const got = await collectData(clients.realtime(port).channels.get('a'))
  const channel = clients.realtime(port).channels.get('a')
  await channel.publish('x', 'told')
  expect(channel.state).toBe('initialized')
  await expect.poll(() => got).toEqual(['told'])
})

test('all subscribers see one order', async () => {
  const { port, realtime } = await start()
  const readers = await Promise.all(
    Array.from({ length: 5 }, () => collectData(clients.realtime(port).channels.get('a'))),
  )
  const writers = Array.from({ length: 3 }, () => clients.realtime(port).channels.get('a'))
  await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      realtime.publish('a', [{ data: `process ${i}` }])
      await Promise.all(writers.map((writer, w) => writer.publish('x', `writer ${w} ${i}`)))
    }),
  )
  await expect.poll(() => readers.map((got) => got.length)).toEqual([80, 80, 80, 80, 80])
  for (const got of readers) expect(got).toEqual(readers[0])
})

test('what the process publishes arrives: text, bytes and JSON', async () => {
  const { port, realtime } = await start()
  const got = await collectMessages(clients.realtime(port).channels.get('a'))
  realtime.publish('a', [
    { name: 'n', data: 'text', clientId: 'mina' },
    { data: new Uint8Array([1, 2]) },
    { data: { deep: [1] } },
  ])
  await expect.poll(() => got).toHaveLength(3)
  expect(got.map(({ data }) => data)).toEqual(['text', Buffer.from([1, 2]), { deep: [1] }])
  expect(got[0]).toMatchObject({ name: 'n', clientId: 'mina' })
  expect(got[0]?.connectionId).toBeUndefined()
})

test('an id that was published a short time ago is not published again', async () => {
  const { port } = await start()
  const channel = clients.realtime(port).channels.get('a')
  const got = await collectData(channel)
  const first = await channel.publish({ id: 'once', data: 'one' })
  const second = await channel.publish({ id: 'once', data: 'two' })
  expect(second).toEqual(first)
  await channel.publish('x', 'end')
  await expect.poll(() => got).toEqual(['one', 'end'])
})

test('a frame sent again with its msgSerial is acknowledged and not published again', async () => {
  const { port } = await start()
  const got = await collectData(clients.realtime(port).channels.get('a'))
  const client = await connectRaw(port)
  const frame = { action: 15, channel: 'a', msgSerial: 0, messages: [{ data: 'one' }] }
  client.send(frame)
  const ack = await client.frame(1)
  client.send(frame)
  expect(await client.frame(1)).toEqual(ack)
  client.send({ ...frame, msgSerial: 1, messages: [{ data: 'two' }] })
  await expect.poll(() => got).toEqual(['one', 'two'])
})

test('too large a publish is refused', async () => {
  const { port } = await start()
  const client = await connectRaw(port)
  const data = 'x'.repeat(65_537)
  client.send({ action: 15, channel: 'a', msgSerial: 0, messages: [{ data }] })
  expect(await client.frame(2)).toMatchObject({ msgSerial: 0, count: 1, error: { code: 40009 } })
  const channel = clients.realtime(port).channels.get('a')
  expect(await errorOf(channel.publish('x', data))).toMatchObject({ code: 40009 })
})
