import { describe, expect, it } from 'vitest'
import { createRateLimiter } from '../../platform/http/rate-limiter.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { createMember, signIn } from '../../testing/test-member.js'
import { anEvent, openEventSession, sendEvents } from '../../testing/test-events.js'

const JSON_TYPE = { 'content-type': 'application/json' }

describe('a flood', () => {
  it.each(['visitor', 'member'] as const)(
    'of one %s is stopped after 20 batches a minute, and told when to come back',
    async (kind) => {
      const api = startTestApi(await createTestDatabase(), { rateLimiter: createRateLimiter(1) })
      const browser =
        kind === 'member' ? await signIn(api, await createMember(api.deps)) : api.browser()
      if (kind === 'visitor') await browser.readAiNotice()
      const id = await openEventSession(browser)
      const post = () =>
        browser.request('/v1/event-log/user-event', {
          method: 'POST',
          headers: JSON_TYPE,
          body: JSON.stringify({ values: [anEvent(api.deps, id)] }),
        })

      const answers = []
      for (let count = 0; count < 22; count += 1) answers.push(await post())

      expect(answers.map(({ status }) => status)).toEqual([
        ...Array<number>(20).fill(200),
        429,
        429,
      ])
      const seconds = Number(answers.at(-1)?.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(60)
    },
  )

  it('of heavy events is stopped before it fills the disk, whoever sends them', async () => {
    const api = startTestApi(await createTestDatabase(), { rateLimiter: createRateLimiter(1) })
    const id = await openEventSession(api.browser())
    const heavy = () => anEvent(api.deps, id, { object_attributes: { a: 'x'.repeat(2_000) } })
    const send = () => codeOf(sendEvents(api.browser(), ...Array.from({ length: 50 }, heavy)))

    const codes = []
    for (let count = 0; count < 21; count += 1) codes.push(await send())

    expect(codes.slice(0, 18)).toEqual(Array(18).fill('no error'))
    expect(codes.at(-1)).toBe('TOO_MANY')
  })
})
