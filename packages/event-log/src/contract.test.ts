import { contract } from '@doran/contract'
import { expect, it } from 'vitest'
import type { FakeRequest } from './collector.fake.js'
import { openReady, sendMany } from './open-log.fake.js'

const BODIES = {
  open: contract['POST /v1/event-log/user-session'].body,
  events: contract['POST /v1/event-log/user-event'].body,
  touch: contract['PUT /v1/event-log/user-session'].body,
}

function bodyOf(request: FakeRequest): object {
  if (request.call === 'open') return request.body
  return request.call === 'events' ? { values: request.values } : { sessionId: request.sessionId }
}

it('sends what the contract takes, in all three calls', async () => {
  const { browser, collector, log, page } = await openReady()
  log.touch()
  log.log({
    type: 'error',
    object: 'page',
    object_name: 'NETWORK',
    object_attributes: { zone: 'web' },
  })
  sendMany(log, 60)
  await browser.clock.advance(1_000)
  sendMany(log, 3)
  page.hide()
  await browser.clock.advance(10_000)
  expect(new Set(collector.requests.map(({ call }) => call))).toEqual(
    new Set(['open', 'events', 'touch']),
  )
  for (const request of collector.requests) {
    expect(BODIES[request.call].safeParse(bodyOf(request))).toMatchObject({ success: true })
  }
})
