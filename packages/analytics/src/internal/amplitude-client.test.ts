import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startCollector, type CollectorStub } from '../testing.js'
import { createAmplitudeClient } from './amplitude-client.js'
import type { UsageClient } from './usage-client.js'

const [ONE, TWO] = ['a'.repeat(21), 'b'.repeat(21)]

let collector: CollectorStub
let client: UsageClient

beforeEach(async () => {
  collector = await startCollector()
  // The page's own would ask this collector on another origin for leave.
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, data) => {
    void fetch(url, { method: 'POST', body: data ?? null })
    return true
  })
  client = createAmplitudeClient({ apiKey: 'key', endpoint: collector.endpoint })
})
afterEach(() => collector.close())

it('sends an event under the id it was given, and nothing of the person', async () => {
  history.replaceState({}, '', '/?email=someone%40doran.example&utm_source=letter')
  client.start(ONE)
  client.log('page view', { route: 'home' })
  const [event] = await collector.seen(1)
  expect(event).toMatchObject({ type: 'page view', deviceId: ONE, userId: null })
  expect(event?.properties).toEqual({ route: 'home' })
  expect(event?.raw).toMatchObject({ language: null, device_model: null, user_properties: {} })
  expect(event?.raw['api_properties']).toEqual({
    tracking_options: { city: false, country: false, dma: false, ip_address: false, region: false },
  })
  expect(collector.bodies.join()).not.toMatch(/doran\.example|letter/)
})

it('keeps nothing in the browser, and tries out no cookie', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'set')
  const fresh = createAmplitudeClient({ apiKey: 'key', endpoint: collector.endpoint })
  fresh.start(ONE)
  fresh.log('page view')
  await collector.seen(1)
  expect(cookie).not.toHaveBeenCalled()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

it('sends nothing before it is started and after it is stopped', async () => {
  client.log('early')
  client.start(ONE)
  client.stop()
  client.log('late')
  client.start(ONE)
  client.log('page view')
  expect((await collector.seen(1)).map(({ type }) => type)).toEqual(['page view'])
})

it('goes on under another id in another session', async () => {
  client.start(ONE)
  client.log('page view')
  await collector.seen(1)
  client.stop()
  await new Promise((later) => setTimeout(later, 5))
  client.start(TWO)
  client.log('page view')
  const [first, second] = await collector.seen(2)
  expect([first?.deviceId, second?.deviceId]).toEqual([ONE, TWO])
  expect(first?.sessionId).not.toBe(second?.sessionId)
})
