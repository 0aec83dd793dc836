import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/clock.fake.js'
import { collectPresence } from '../testing/collect.js'
import { journey } from '../testing/start-journey.js'

const { clients, start, connectRaw } = journey()

test('members enter, update and leave', async () => {
  const { port } = await start()
  const got = await collectPresence(clients.realtime(port).channels.get('a'))
  const { presence } = clients.realtime(port, { clientId: 'mina' }).channels.get('a')
  await presence.enter({ mood: 'one' })
  await presence.update({ mood: 'two' })
  await presence.leave()
  await expect.poll(() => got.map(({ action }) => action)).toEqual(['enter', 'update', 'leave'])
  expect(got.map(({ data }) => data)).toEqual([{ mood: 'one' }, { mood: 'two' }, { mood: 'two' }])
  expect(new Set(got.map(({ clientId }) => clientId))).toEqual(new Set(['mina']))
})

test('an update without entering enters', async () => {
  const { port } = await start()
  const got = await collectPresence(clients.realtime(port).channels.get('a'))
  await clients.realtime(port, { clientId: 'mina' }).channels.get('a').presence.update('x')
  await expect.poll(() => got.map(({ action }) => action)).toEqual(['enter'])
})

test('who attaches later is told of 300 members, in either format', async () => {
  const { port } = await start()
  const writer = clients.realtime(port).channels.get('a')
  await writer.attach()
  const names = Array.from({ length: 300 }, (_, i) => `member ${i}`)
  await Promise.all(names.map((name) => writer.presence.enterClient(name, { name })))
  for (const useBinaryProtocol of [true, false]) {
    const reader = clients.realtime(port, { useBinaryProtocol }).channels.get('a')
    await reader.attach()
    const members = await reader.presence.get()
    expect(members.map(({ clientId }) => clientId).toSorted()).toEqual(names.toSorted())
    expect(members.every(({ data, clientId }) => data.name === clientId)).toBe(true)
  }
})

test('without the presence_subscribe mode no member is told', async () => {
  const { port } = await start()
  await clients.realtime(port, { clientId: 'mina' }).channels.get('a').presence.enter()
  const client = await connectRaw(port)
  client.send({ action: 10, channel: 'a', flags: 1 << 18 })
  expect(await client.frame(11)).toMatchObject({ flags: 1 << 18 })
  client.send({ action: 16, channel: 'a' })
  client.send({ action: 0, id: 'end' })
  await client.frame(0)
  expect(client.frames).toEqual([])
})

test('detaching leaves the channel, closing leaves all', async () => {
  const { port } = await start()
  const reader = clients.realtime(port)
  const got = await collectPresence(reader.channels.get('a'))
  const gotOfB = await collectPresence(reader.channels.get('b'))
  const client = clients.realtime(port, { clientId: 'mina' })
  await client.channels.get('a').presence.enter()
  await client.channels.get('b').presence.enter()
  await client.channels.get('a').detach()
  await expect.poll(() => got.map(({ action }) => action)).toEqual(['enter', 'leave'])
  expect(gotOfB.map(({ action }) => action)).toEqual(['enter'])
  client.close()
  await expect.poll(() => gotOfB.map(({ action }) => action)).toEqual(['enter', 'leave'])
})

test('members stay for a while after a drop, then leave', async () => {
  const clock = createFakeClock()
  const { port, realtime } = await start({ clock })
  const channel = clients.realtime(port).channels.get('a')
  const got = await collectPresence(channel)
  const client = await connectRaw(port, { clientId: 'mina' })
  client.send({ action: 10, channel: 'a' })
  client.send({ action: 14, channel: 'a', msgSerial: 0, presence: [{ action: 2, data: 'here' }] })
  await client.frame(1)
  client.close()
  await expect.poll(() => realtime.stats().droppedConnections).toBe(1)
  clock.advance(14_999)
  expect(realtime.stats().members).toBe(1)
  clock.advance(1)
  expect(realtime.stats().members).toBe(0)
  await expect.poll(() => got.map(({ action }) => action)).toEqual(['enter', 'leave'])
  expect(got[1]).toMatchObject({ clientId: 'mina', data: 'here' })
  expect(await channel.presence.get()).toEqual([])
})

test('a client may say how long its members stay', async () => {
  const clock = createFakeClock()
  const { port, realtime } = await start({ clock })
  const client = await connectRaw(port, { clientId: 'mina', remainPresentFor: '1000' })
  client.send({ action: 10, channel: 'a' })
  client.send({ action: 14, channel: 'a', msgSerial: 0, presence: [{ action: 2 }] })
  await client.frame(1)
  client.close()
  await expect.poll(() => realtime.stats().droppedConnections).toBe(1)
  clock.advance(999)
  expect(realtime.stats().members).toBe(1)
  clock.advance(1)
  expect(realtime.stats().members).toBe(0)
})

test('a client that comes back in time neither leaves nor enters again', async () => {
  const { port, cutSockets, realtime } = await start()
  const client = clients.realtime(port, { clientId: 'mina' })
  const channel = client.channels.get('a')
  await channel.presence.enter('here')
  const watcher = clients.realtime(port).channels.get('a')
  const got = await collectPresence(watcher)
  await expect.poll(() => got).toHaveLength(1)
  const back = client.connection.once('connected')
  const attached = channel.once('attached')
  cutSockets()
  await back
  await attached
  await channel.presence.update('still here')
  await expect.poll(() => got.at(-1)?.data).toBe('still here')
  expect(got.map(({ action }) => action).filter((action) => action !== 'present')).toEqual([
    'update',
  ])
  expect(realtime.stats().members).toBe(1)
})

test('members of a channel that is not attached again leave', async () => {
  const clock = createFakeClock()
  const { port, realtime } = await start({ clock })
  const client = await connectRaw(port, { clientId: 'mina' })
  client.send({ action: 10, channel: 'a' })
  client.send({ action: 14, channel: 'a', msgSerial: 0, presence: [{ action: 2 }] })
  await client.frame(1)
  const again = await connectRaw(port, { clientId: 'mina', resume: client.connectionKey })
  expect(again.connectionId).toBe(client.connectionId)
  expect(realtime.stats().members).toBe(1)
  clock.advance(15_000)
  expect(realtime.stats().members).toBe(0)
})

test('presence without an attachment or a clientId is refused', async () => {
  const { port } = await start()
  const client = await connectRaw(port)
  client.send({ action: 14, channel: 'a', msgSerial: 0, presence: [{ action: 2, clientId: 'x' }] })
  expect(await client.frame(2)).toMatchObject({ error: { code: 91001 } })
  client.send({ action: 10, channel: 'a' })
  client.send({ action: 14, channel: 'a', msgSerial: 1, presence: [{ action: 2 }] })
  expect(await client.frame(2)).toMatchObject({ msgSerial: 1, error: { code: 40012 } })
})

test('one connection has so many members and no more', async () => {
  const { port } = await start({ limits: { membersPerConnection: 2 } })
  const { presence } = clients.realtime(port).channels.get('a')
  await presence.enterClient('1')
  await presence.enterClient('2')
  await expect(presence.enterClient('3')).rejects.toMatchObject({ code: 42910 })
  await presence.leaveClient('1')
  await presence.enterClient('3')
})
