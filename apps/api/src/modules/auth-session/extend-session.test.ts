import { max } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { authSession } from '../../schema/account/auth-session.table.js'
import { PASSWORD, signInOf, startWithMember } from '../../testing/test-account.js'

const DAY_MS = 86_400_000

async function start() {
  const clock = createManualClock(new Date())
  const member = await startWithMember({ clock })
  const lastUse = async () => {
    const [newest] = await member.api.deps.db
      .select({ at: max(authSession.updatedAt) })
      .from(authSession)
    return newest?.at
  }
  return { clock, lastUse, ...member }
}

it('keeps a browser signed in as long as it is used now and then', async () => {
  const { clock, browser, lastUse } = await start()
  for (let visits = 0; visits < 3; visits += 1) {
    clock.advance(50 * DAY_MS)
    expect(await signInOf(browser)).toBe('no error')
    await expect.poll(lastUse).toEqual(clock.now())
  }
  clock.advance(60 * DAY_MS)
  expect(await signInOf(browser)).toBe('SESSION_EXPIRED')
})

it('has a cookie that outlives the sign-in', async () => {
  const { browser, email } = await start()
  const answer = await browser.request('/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('doran_session='))
  expect(line).toMatch(/Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax/i)
})

it('ends a sign-in by short-time password at its time, however much it is used', async () => {
  const { api, browser, clock, email } = await start()
  const { code } = await browser.api.call('POST /v1/auth/short-time-password', { body: {} })
  const borrowed = api.browser()
  await borrowed.api.call('POST /v1/auth/login/short-time', { body: { email, code } })
  for (let minutes = 0; minutes < 110; minutes += 11) {
    clock.advance(11 * 60_000)
    expect(await signInOf(borrowed)).toBe('no error')
  }
  clock.advance(11 * 60_000)
  expect(await signInOf(borrowed)).toBe('SESSION_EXPIRED')
})
