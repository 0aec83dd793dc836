// @vitest-environment node
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startCollector, type CollectorStub } from './start-collector.js'

let collector: CollectorStub

beforeEach(async () => {
  collector = await startCollector()
})
afterEach(() => collector.close())

it('reads what is posted as the form of version 2', async () => {
  const status = await post([
    { event_type: 'page view', device_id: 'a', session_id: 1, event_properties: { route: 'home' } },
    { event_type: 'Initial Visit', user_id: null },
  ])
  expect(status).toBe(200)
  expect(await collector.seen(2)).toMatchObject([
    { type: 'page view', deviceId: 'a', userId: null, sessionId: 1, properties: { route: 'home' } },
    { type: 'Initial Visit', deviceId: null, sessionId: null, properties: {} },
  ])
})

it('says what came when too little comes', async () => {
  await post([{ event_type: 'page view' }])
  await expect(collector.seen(2, 50)).rejects.toThrow(/wanted 2 events.*page view/)
})

it('keeps nothing while it fails, and forgets when it is told to', async () => {
  collector.fail(503)
  expect(await post([{ event_type: 'lost' }])).toBe(503)
  collector.fail(null)
  await post([{ event_type: 'kept' }])
  expect(collector.events.map(({ type }) => type)).toEqual(['kept'])
  collector.clear()
  expect([collector.events, collector.bodies]).toEqual([[], []])
})

it.each(['e=7', 'e=%5B', 'nothing'])(
  'answers 400 to what is no form of events: %s',
  async (body) => {
    expect(await send(body)).toBe(400)
  },
)

const post = (events: readonly object[]) =>
  send(String(new URLSearchParams({ client: 'key', e: JSON.stringify(events), v: '2' })))

async function send(body: string): Promise<number> {
  const { status } = await fetch(collector.endpoint, { method: 'POST', body })
  return status
}
