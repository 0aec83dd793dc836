import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/clock.fake.js'
import { collectData } from '../testing/collect.js'
import { journey } from '../testing/start-journey.js'

const { clients, start } = journey()

test('rewind by count gives the newest first of all', async () => {
  const { port, realtime } = await start()
  for (const data of ['1', '2', '3', '4']) realtime.publish('a', [{ data }])
  const channel = clients.realtime(port).channels.get('a', { params: { rewind: '2' } })
  const change = channel.once('attached')
  const got = await collectData(channel)
  expect(await change).toMatchObject({ hasBacklog: true, resumed: false })
  realtime.publish('a', [{ data: '5' }])
  await expect.poll(() => got).toEqual(['3', '4', '5'])
})

test('rewind by time gives what is no older', async () => {
  const clock = createFakeClock()
  const { port, realtime } = await start({ clock })
  for (const data of ['1', '2', '3']) {
    realtime.publish('a', [{ data }])
    clock.advance(10_000)
  }
  const got = await collectData(
    clients.realtime(port).channels.get('a', { params: { rewind: '20s' } }),
  )
  await expect.poll(() => got).toEqual(['2', '3'])
  const limited = await collectData(
    clients.realtime(port).channels.get('a', { params: { rewind: '1m', rewindLimit: '1' } }),
  )
  await expect.poll(() => limited).toEqual(['3'])
})

test('rewind does not repeat after a resume', async () => {
  const { port, realtime, cutSockets } = await start()
  realtime.publish('a', [{ data: '1' }])
  const client = clients.realtime(port)
  const channel = client.channels.get('a', { params: { rewind: '10' } })
  const got = await collectData(channel)
  await expect.poll(() => got).toEqual(['1'])
  const again = channel.once('attached')
  cutSockets()
  await again
  realtime.publish('a', [{ data: '2' }])
  await expect.poll(() => got).toEqual(['1', '2'])
})

test('what is older than history is gone', async () => {
  const clock = createFakeClock()
  const { port, realtime } = await start({ clock })
  realtime.publish('a', [{ data: 'old' }])
  clock.advance(126_000)
  expect(realtime.stats()).toMatchObject({ channels: 0, logBytes: 0 })
  realtime.publish('a', [{ data: 'new' }])
  const got = await collectData(
    clients.realtime(port).channels.get('a', { params: { rewind: '10' } }),
  )
  await expect.poll(() => got).toEqual(['new'])
})
