import { randomUUID } from 'node:crypto'
import { CODES, LIMITS } from '@doran/contract/limits'
import { describe, expect, it } from 'vitest'
import { codeMailedTo, join, newPerson } from '@doran/api/testing/test-account'
import { codeOf, type Browser } from '@doran/api/testing/test-browser'
import { startStrictApi } from '@doran/api/testing/calls/strict-limits-api'
import { startWatchedApi } from '@doran/api/testing/calls/watched-api'

const WRONG = '틀린 비밀번호 하나 둘'

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

describe('codes', () => {
  it('of a mail for a new password are tried five times, by however many at once', async () => {
    const api = await startWatchedApi()
    const { person } = await join(api.deps, api.browser())
    const { email } = person
    const { id: ticket } = await api
      .browser()
      .api.call('POST /v1/auth/password/reset-request', { body: { email } })
    const code = await codeMailedTo(api.deps, email)
    const reset = (given: string) =>
      codeOf(
        api.browser().api.call('POST /v1/auth/password/reset', {
          body: { ticket, code: given, password: WRONG },
        }),
      )

    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(otherThan(code))))

    expect(answers.filter((answer) => answer === 'CODE_WRONG')).toHaveLength(CODES.mailed.attempts)
    expect(await reset(code)).toBe('CODE_EXPIRED')
  })

  it('for a borrowed device are tried five times, by however many at once', async () => {
    const api = await startWatchedApi()
    const browser = api.browser()
    const { person } = await join(api.deps, browser)
    const { code } = await browser.api.call('POST /v1/auth/short-time-password', { body: {} })
    const enter = (given: string) =>
      codeOf(
        api.browser().api.call('POST /v1/auth/login/short-time', {
          body: { email: person.email, code: given },
        }),
      )

    const answers = await Promise.all(Array.from({ length: 50 }, () => enter('22222222')))

    expect(new Set(answers)).toEqual(new Set(['CODE_WRONG']))
    expect(await enter(code)).toBe('CODE_WRONG')
  })

  it('for a borrowed device let one browser in, of fifty who have it', async () => {
    const api = await startWatchedApi()
    const browser = api.browser()
    const { person } = await join(api.deps, browser)
    const { code } = await browser.api.call('POST /v1/auth/short-time-password', { body: {} })
    const enter = () =>
      codeOf(
        api
          .browser()
          .api.call('POST /v1/auth/login/short-time', { body: { email: person.email, code } }),
      )

    const answers = await Promise.all(Array.from({ length: 50 }, enter))

    expect(answers.filter((answer) => answer === 'no error')).toHaveLength(1)
  })
})

/** How often one address may ask, as far as is asked. */
const countUntilRefused = async (limit: number, ask: (browser: Browser) => Promise<unknown>) => {
  const api = await startStrictApi()
  const browser = api.browserAt('192.0.2.9')
  for (let asked = 0; asked <= limit; asked += 1) {
    if ((await codeOf(ask(browser))) === 'TOO_MANY') return asked
  }
  return limit + 1
}

describe('from one address', () => {
  it('only so many sign up', async () => {
    const count = await countUntilRefused(30, (browser) =>
      browser.api.call('POST /v1/user', { body: newPerson() }),
    )
    expect(count).toBe(LIMITS.signUp.addressCount)
  })

  it('only so many mails with codes are asked for', async () => {
    const count = await countUntilRefused(60, (browser) =>
      browser.api.call('POST /v1/auth/password/reset-request', {
        body: { email: `${randomUUID()}@example.test` },
      }),
    )
    expect(count).toBe(LIMITS.codeMail.addressCount)
  })

  it('only so many codes are tried, of whatever tickets', async () => {
    const count = await countUntilRefused(200, (browser) =>
      browser.api.call('POST /v1/auth/email/confirm', {
        body: { ticket: randomUUID(), code: '123456' },
      }),
    )
    expect(count).toBe(LIMITS.code.addressCount)
  })

  it('names are not listed without an end', async () => {
    const count = await countUntilRefused(400, (browser) =>
      browser.api.call('GET /v1/user/nickname/check', {
        query: { v: `이름${randomUUID().slice(0, 6)}` },
      }),
    )
    expect(count).toBeLessThanOrEqual(LIMITS.nickName.count * 5)
  })
})
