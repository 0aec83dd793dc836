import { expect, test } from 'vitest'
import { errorOf } from '../testing/error-of.js'
import { createFakeClock } from '../testing/clock.fake.js'
import { signJwt } from '../testing/sign-jwt.js'
import { journey } from '../testing/start-journey.js'

const { clients, start } = journey()

async function startWith(count: number) {
  const clock = createFakeClock()
  const server = await start({ clock })
  for (let i = 1; i <= count; i += 1) {
    server.realtime.publish('a', [{ data: String(i) }])
    clock.advance(1_000)
  }
  return { ...server, clock }
}

test.each([true, false])(
  'is read in pages, newest first (msgpack: %s)',
  async (useBinaryProtocol) => {
    const { port } = await startWith(5)
    const channel = clients.rest(port, { useBinaryProtocol }).channels.get('a')
    const first = await channel.history({ limit: 2 })
    expect(first.items.map(({ data }) => data)).toEqual(['5', '4'])
    const second = await first.next()
    expect(second?.items.map(({ data }) => data)).toEqual(['3', '2'])
    const third = await second?.next()
    expect(third?.items.map(({ data }) => data)).toEqual(['1'])
    expect(third?.isLast()).toBe(true)
    expect((await third?.first())?.items.map(({ data }) => data)).toEqual(['5', '4'])
  },
)

test('is read forwards and between times', async () => {
  const { port, clock } = await startWith(5)
  const channel = clients.rest(port).channels.get('a')
  const forwards = await channel.history({ direction: 'forwards', limit: 3 })
  expect(forwards.items.map(({ data }) => data)).toEqual(['1', '2', '3'])
  expect((await forwards.next())?.items.map(({ data }) => data)).toEqual(['4', '5'])
  const now = clock.now()
  const part = await channel.history({ start: now - 3_000, end: now - 2_000 })
  expect(part.items.map(({ data }) => data)).toEqual(['4', '3'])
})

test('ends where the client attached with untilAttach', async () => {
  const { port, realtime } = await startWith(2)
  const channel = clients.realtime(port).channels.get('a')
  await channel.attach()
  realtime.publish('a', [{ data: 'later' }])
  const until = await channel.history({ untilAttach: true })
  expect(until.items.map(({ data }) => data)).toEqual(['2', '1'])
  expect((await channel.history()).items.map(({ data }) => data)).toEqual(['later', '2', '1'])
})

test('of presence is kept as well, and cut off in time', async () => {
  const { port } = await start()
  const channel = clients.realtime(port, { clientId: 'mina' }).channels.get('a')
  await channel.presence.enter('1')
  await channel.presence.update('2')
  await channel.presence.leave('3')
  const { items } = await channel.presence.history()
  expect(items.map(({ action, data }) => [action, data])).toEqual([
    ['leave', '3'],
    ['update', '2'],
    ['enter', '1'],
  ])
  const page = await channel.presence.history({ limit: 1, direction: 'forwards' })
  expect(page.items.map(({ data }) => data)).toEqual(['1'])
  expect((await page.next())?.items.map(({ data }) => data)).toEqual(['2'])
})

test('one message is found by its serial', async () => {
  const { port } = await start()
  const channel = clients.rest(port).channels.get('a')
  const { serials } = await channel.publish([{ data: 'one' }, { data: 'two' }])
  expect(await channel.getMessage(serials[1] ?? '')).toMatchObject({ data: 'two' })
  expect(await errorOf(channel.getMessage('nothing-000000000001:000'))).toMatchObject({
    code: 40400,
  })
})

test('needs the history operation', async () => {
  const { port } = await startWith(1)
  const token = signJwt({ claims: { 'x-ably-capability': '{"*":["subscribe"]}' } })
  const channel = clients.rest(port, { token }).channels.get('a')
  expect(await errorOf(channel.history())).toMatchObject({ code: 40160, statusCode: 401 })
})

test('refuses parameters that are out of range', async () => {
  const { port } = await startWith(1)
  const channel = clients.rest(port).channels.get('a')
  expect(await errorOf(channel.history({ limit: 1_001 }))).toMatchObject({ code: 40000 })
  expect(await errorOf(channel.history({ start: 2, end: 1 }))).toMatchObject({ code: 40000 })
})
