import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../limits.js'
import { readMessages } from '../protocol/read-messages.js'
import { createFakeClock } from '../testing/clock.fake.js'
import { ChannelHub } from './channel-hub.js'
import { publishMessages } from './publish.js'

function createHub(limits: Partial<typeof DEFAULT_LIMITS> = {}) {
  const clock = createFakeClock(0)
  const options = { boot: 'boot', clock, limits: { ...DEFAULT_LIMITS, ...limits } }
  const hub = new ChannelHub({ ...options, historyMsOf: () => options.limits.historyMs })
  const publish = (name: string, data: string, id?: string) => {
    const messages = readMessages({ data, id }, 65_536)
    const publisher = { connectionId: null, clientId: undefined, frameId: 'f' }
    return publishMessages(hub, hub.open(name), messages, publisher)
  }
  return { hub, clock, publish }
}

test('a channel that was dropped vouches for nothing from before', () => {
  const { hub, clock, publish } = createHub()
  publish('a', '1')
  clock.advance(120_001)
  hub.expire(clock.now())
  expect(hub.find('a')).toBeUndefined()
  expect(hub.open('a').log.reachesBackTo(0)).toBe(false)
  expect(hub.open('a').log.reachesBackTo(1)).toBe(true)
})

test('when all logs are too large together every channel reaches back less far', () => {
  const { hub, clock, publish } = createHub({ logBytes: 100_000 })
  for (let i = 0; i < 1_000; i += 1) {
    publish(i % 10 === 0 ? 'quiet' : 'busy', 'x'.repeat(100))
    clock.advance(10)
    expect(hub.logBytes).toBeLessThanOrEqual(100_000)
  }
  expect(hub.find('quiet')?.log.size).toBeGreaterThan(0)
  expect(hub.find('busy')?.log.size).toBeGreaterThan(0)
})

test('serials of another boot or of the future are unknown', () => {
  const { hub, publish } = createHub()
  const { serials } = publish('a', '1')
  expect(hub.numberOf(serials[0] ?? '')).toBe(1)
  expect(hub.numberOf('boot-000000000002')).toBeNull()
  expect(hub.numberOf('other-000000000001')).toBeNull()
  expect(hub.numberOf('nonsense')).toBeNull()
})

test('an id may be published again after two minutes', () => {
  const { hub, clock, publish } = createHub()
  const first = publish('a', '1', 'id')
  clock.advance(120_000)
  hub.expire(clock.now())
  expect(publish('a', '1', 'id')).toBe(first)
  clock.advance(1)
  hub.expire(clock.now())
  expect(publish('a', '1', 'id')).not.toEqual(first)
})
