import { once } from 'node:events'
import { expect, test } from 'vitest'
import { encode } from '../protocol/codec.js'
import { isFields, type Fields } from '../protocol/read-fields.js'
import { createFakeClock } from '../testing/clock.fake.js'
import { collectData } from '../testing/collect.js'
import { journey } from '../testing/start-journey.js'

const { clients, start, raw, connectRaw } = journey()

test('the 51st socket of an address is refused until one closes', async () => {
  const { port, realtime } = await start()
  const open = await Promise.all(Array.from({ length: 50 }, () => connectRaw(port)))
  const refused = raw(port)
  const [, response] = await once(refused.ws, 'unexpected-response')
  expect(response.statusCode).toBe(429)
  open[0]?.close()
  await expect.poll(() => realtime.stats().connections).toBe(49)
  await connectRaw(port)
})

test('sockets count for the address that addressOf says', async () => {
  const { port } = await start({
    limits: { socketsPerAddress: 1 },
    addressOf: (request) => new URL(request.url ?? '/', 'http://x').searchParams.get('from') ?? '',
  })
  await connectRaw(port, { from: '1' })
  await connectRaw(port, { from: '2' })
  const refused = raw(port, { from: '2' })
  const [, response] = await once(refused.ws, 'unexpected-response')
  expect(response.statusCode).toBe(429)
})

test('a consumer that does not read is cut, and resumes by its serial', async () => {
  const { port, realtime } = await start({
    limits: { bufferedBytes: 1_000_000, logBytesPerChannel: 1e9, logBytes: 1e9 },
  })
  const slow = await connectRaw(port)
  const quick = await collectData(clients.realtime(port).channels.get('a'))
  slow.send({ action: 10, channel: 'a' })
  const { channelSerial } = await slow.frame(11)
  slow.ws.pause()
  const data = 'x'.repeat(60_000)
  let published = 0
  // The system's own buffers take some megabytes before the server sees anything wait.
  while (realtime.stats().connections === 2) {
    for (let i = 0; i < 10; i += 1)
      realtime.publish('a', [{ name: String((published += 1)), data }])
    const last = published
    await expect.poll(() => quick.length).toBe(last)
  }
  expect(realtime.stats()).toMatchObject({ connections: 1, droppedConnections: 1 })

  // What is made up for may be more than one socket holds, and then takes several.
  const got: unknown[] = []
  let serial: unknown = channelSerial
  let resume = slow.connectionKey
  while (got.length < published) {
    const again = await connectRaw(port, { resume })
    expect(again.connectionId).toBe(slow.connectionId)
    resume = again.connectionKey
    again.send({ action: 10, channel: 'a', channelSerial: serial })
    again.send({ action: 0, id: 'end' })
    const attached = await again.frame(11)
    expect(Number(attached['flags']) & 4).toBe(4)
    await again.frame(0).catch(() => null)
    for (const frame of again.frames) {
      got.push(...namesIn(frame))
      serial = frame['channelSerial']
    }
    again.close()
  }
  expect(got).toEqual(Array.from({ length: published }, (_, i) => String(i + 1)))
})

test.each([
  ['text that is no JSON', 'not json', 40000],
  ['JSON that is no frame', '[]', 40000],
  ['a frame without action', '{}', 40000],
  ['a publish without channel', '{"action":15,"msgSerial":0}', 40000],
  ['a publish without msgSerial', '{"action":15,"channel":"a","messages":[{}]}', 40000],
])('%s ends the connection with a reason', async (_, text, code) => {
  const { port } = await start()
  const client = await connectRaw(port)
  client.ws.send(text)
  expect(await client.frame(9)).toMatchObject({ error: { code } })
  await client.closed()
})

test.each([
  ['a text frame where msgpack was agreed', { format: 'msgpack' }, '{"action":0}'],
  ['a msgpack frame where JSON was agreed', { format: 'json' }, encode({ action: 0 }, 'msgpack')],
  ['a msgpack frame where nothing was agreed', {}, encode({ action: 0 }, 'msgpack')],
  ['a JSON frame sent as binary', {}, encode({ action: 0 }, 'json')],
])('%s ends the connection with a reason', async (_, params, data) => {
  const { port } = await start()
  const client = await connectRaw(port, params)
  client.ws.send(data)
  expect(await client.frame(9)).toMatchObject({ error: { code: 40000 } })
  await client.closed()
})

test.each([14, 15])('data of 20,000 levels in action %i is refused by NACK', async (action) => {
  const { port } = await start()
  const client = await connectRaw(port, { clientId: 'mina' })
  client.send({ action: 10, channel: 'a' })
  const item = `{"action":2,"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  const list = action === 14 ? 'presence' : 'messages'
  client.ws.send(`{"action":${action},"channel":"a","msgSerial":0,"${list}":[${item}]}`)
  expect(await client.frame(2)).toMatchObject({ msgSerial: 0, error: { code: 40000 } })
})

test('a msgpack frame that claims to be endless is refused', async () => {
  const { port } = await start()
  const client = await connectRaw(port, { format: 'msgpack' })
  client.ws.send(Buffer.from([0xdd, 0xff, 0xff, 0xff, 0xff]))
  expect(await client.frame(9)).toMatchObject({ error: { code: 40000 } })
})

test('a frame of ten megabytes closes its socket and leaves the others alone', async () => {
  const { port } = await start()
  const got = await collectData(clients.realtime(port).channels.get('a'))
  const client = await connectRaw(port)
  client.ws.send(Buffer.alloc(10_000_000, 'x'))
  await client.closed()
  await clients.rest(port).channels.get('a').publish('x', 'fine')
  await expect.poll(() => got).toEqual(['fine'])
})

test('unknown actions are ignored', async () => {
  const { port } = await start()
  const client = await connectRaw(port)
  for (const action of [3, 18, 19, 20, 21, 99, -1, 1.5]) client.send({ action, channel: 'a' })
  client.send({ action: 0, id: 'alive' })
  expect(await client.frame(0)).toEqual({ action: 0, id: 'alive' })
})

test.each([
  ['messages that are none', { action: 15, messages: 'x' }],
  ['no messages', { action: 15, messages: [] }],
  ['an unknown presence action', { action: 14, presence: [{ action: 9, clientId: 'x' }] }],
])('%s are refused by NACK', async (_, frame) => {
  const { port } = await start()
  const client = await connectRaw(port)
  client.send({ action: 10, channel: 'a' })
  client.send({ ...frame, channel: 'a', msgSerial: 0 })
  expect(await client.frame(2)).toMatchObject({ msgSerial: 0, count: 1, error: { code: 40000 } })
})

test('publishing too fast is refused and possible again later', async () => {
  const clock = createFakeClock()
  const { port } = await start({
    clock,
    limits: { inboundMessagesPerSecond: 1, inboundMessageBurst: 2 },
  })
  const client = await connectRaw(port)
  const publish = (msgSerial: number) =>
    client.send({ action: 15, channel: 'a', msgSerial, messages: [{ data: 'x' }] })
  for (const msgSerial of [0, 1, 2]) publish(msgSerial)
  expect(await client.frame(2)).toMatchObject({ msgSerial: 2, error: { code: 42910 } })
  clock.advance(1_000)
  publish(3)
  await expect.poll(() => client.frames.map(({ msgSerial }) => msgSerial)).toEqual([0, 1, 3])
})

test('what was refused for its rate is done when it comes again', async () => {
  const clock = createFakeClock()
  const { port } = await start({
    clock,
    limits: { inboundMessagesPerSecond: 1, inboundMessageBurst: 1 },
  })
  const client = await connectRaw(port)
  const publish = (msgSerial: number) =>
    client.send({ action: 15, channel: 'a', msgSerial, messages: [{ data: 'x' }] })
  publish(0)
  await client.frame(1)
  publish(1)
  expect(await client.frame(2)).toMatchObject({ msgSerial: 1, error: { code: 42910 } })
  clock.advance(1_000)
  publish(1)
  expect(await client.frame(1)).toMatchObject({ msgSerial: 1 })
})

test('a member has 4 KB, however many changes of it a frame has', async () => {
  const { port } = await start()
  const client = await connectRaw(port)
  client.send({ action: 10, channel: 'a' })
  const change = (clientId: string, bytes: number) => ({
    action: 2,
    clientId,
    data: 'x'.repeat(bytes - clientId.length),
  })
  const frames = [
    [change('a', 4_096), change('b', 4_096)],
    [change('a', 4_097)],
    [change('a', 2_048), change('b', 1), change('a', 2_049)],
    [{ action: 2, clientId: 'a', extras: { headers: { x: 'x'.repeat(4_096) } } }],
    Array.from({ length: 17 }, (_, i) => change(`c${i}`, 4_000)),
  ]
  frames.forEach((presence, msgSerial) =>
    client.send({ action: 14, channel: 'a', msgSerial, presence }),
  )
  expect(await client.frame(1)).toMatchObject({ msgSerial: 0 })
  for (const msgSerial of [1, 2, 3, 4])
    expect(await client.frame(2)).toMatchObject({ msgSerial, error: { code: 40009 } })
})

test('a flood of frames is sent away', async () => {
  const clock = createFakeClock()
  const { port } = await start({ clock, limits: { inboundFrameBurst: 3 } })
  const client = await connectRaw(port)
  for (let i = 0; i < 4; i += 1) client.send({ action: 0, id: String(i) })
  expect(await client.frame(6)).toMatchObject({ error: { code: 42910 } })
  await client.closed()
})

test('one connection attaches to so many channels, one server holds so many', async () => {
  const { port } = await start({ limits: { channelsPerConnection: 2, channels: 3 } })
  const client = await connectRaw(port)
  for (const channel of ['a', 'b', 'c']) client.send({ action: 10, channel })
  expect(await client.frame(9)).toMatchObject({ channel: 'c', error: { code: 42910 } })
  const other = await connectRaw(port)
  for (const channel of ['a', 'c']) other.send({ action: 10, channel })
  const third = await connectRaw(port)
  third.send({ action: 10, channel: 'd' })
  expect(await third.frame(9)).toMatchObject({ channel: 'd', error: { code: 42910 } })
})

test('quiet clients hear a heartbeat in time, and only those who asked', async () => {
  const clock = createFakeClock()
  const { port } = await start({ clock })
  const browser = await connectRaw(port, { heartbeats: 'true' })
  const node = await connectRaw(port, { heartbeats: 'false' })
  const pinged = once(node.ws, 'ping')
  clock.advance(15_000)
  expect(await browser.frame(0)).toEqual({ action: 0 })
  await pinged
  expect(node.frames).toEqual([])
})

test('a socket whose other end is gone is cut', async () => {
  const clock = createFakeClock()
  const { port, realtime } = await start({ clock })
  await connectRaw(port)
  clock.advance(45_000)
  expect(realtime.stats().connections).toBe(1)
  clock.advance(3_750)
  await expect.poll(() => realtime.stats().connections).toBe(0)
})

function namesIn({ messages }: Fields): unknown[] {
  return Array.isArray(messages) ? messages.filter(isFields).map(({ name }) => name) : []
}
