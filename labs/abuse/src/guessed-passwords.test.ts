import { randomUUID } from 'node:crypto'
import { SIGN_IN_FAILURES } from '@doran/contract/limits'
import { describe, expect, it } from 'vitest'
import { PASSWORD, join } from '@doran/api/testing/test-account'
import { codeOf, createBrowser, readError, type Browser } from '@doran/api/testing/test-browser'
import { addressOf, startStrictApi } from '@doran/api/testing/calls/strict-limits-api'

const WRONG = '틀린 비밀번호 하나 둘'

const sendPassword = (browser: Browser, email: string, password = WRONG) =>
  browser.request('/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })

const tryPassword = async (browser: Browser, email: string, password = WRONG) =>
  (await sendPassword(browser, email, password)).status

/** How many tries were looked at, of as many as wanted. */
async function guesses(count: number, guess: (number: number) => Promise<number>) {
  let looked = 0
  for (let number = 0; number < count; number += 1) if ((await guess(number)) === 401) looked += 1
  return looked
}

describe('passwords', () => {
  it('are refused with the time to wait, once there were too many', async () => {
    const api = await startStrictApi()
    const browser = api.browserAt('192.0.2.10')
    await guesses(SIGN_IN_FAILURES.account, () => tryPassword(browser, 'nobody@example.test'))

    const response = await sendPassword(browser, 'nobody@example.test')

    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await readError(response)).error.message).toMatch(/뒤에 다시/)
  })

  it('of one account are not guessed from many addresses, and its owner still comes in', async () => {
    const api = await startStrictApi()
    const own = api.browserAt('192.0.2.1')
    const { person } = await join(api.deps, own)
    await own.api.call('POST /v1/auth/logout', {})

    const looked = await guesses(40, (number) =>
      tryPassword(api.browserAt(addressOf(number)), person.email),
    )

    expect(looked).toBe(SIGN_IN_FAILURES.account)
    expect(await tryPassword(api.browserAt('192.0.2.2'), person.email, PASSWORD)).toBe(429)
    expect(await tryPassword(own, person.email, PASSWORD)).toBe(200)
  })

  it('of many accounts are not guessed from one address', async () => {
    const api = await startStrictApi()

    const looked = await guesses(50, () =>
      tryPassword(api.browserAt('192.0.2.3'), `${randomUUID()}@example.test`),
    )

    expect(looked).toBe(SIGN_IN_FAILURES.address)
  })

  it('are counted by what the front door says, whatever address a client claims', async () => {
    const { request } = await startStrictApi()

    const looked = await guesses(50, (number) => {
      const browser = createBrowser((path, init = {}) => {
        const headers = new Headers(init.headers)
        for (const name of [
          'x-forwarded-for',
          'x-real-ip',
          'forwarded',
          'x-doran-client-address',
          'cf-connecting-ip',
        ])
          headers.set(name, addressOf(number))
        return request(path, { ...init, headers })
      })
      return tryPassword(browser, `${randomUUID()}@example.test`)
    })

    expect(looked).toBe(SIGN_IN_FAILURES.address)
  })

  it('are counted for a whole IPv6 network, and not for its neighbour', async () => {
    const api = await startStrictApi()
    const at = (number: number) =>
      api.browserAt(`2001:db8:1:2:${number.toString(16)}::${number.toString(16)}`)

    const looked = await guesses(50, (number) =>
      tryPassword(at(number), `${randomUUID()}@example.test`),
    )

    expect(looked).toBe(SIGN_IN_FAILURES.address)
    expect(await tryPassword(api.browserAt('2001:db8:1:3::1'), 'nobody@example.test')).toBe(401)
  })

  it('are not guessed any further by signing in to an account of one’s own in between', async () => {
    const api = await startStrictApi()
    const attacker = api.browserAt('192.0.2.4')
    const { person } = await join(api.deps, attacker)

    const looked = await guesses(50, async (number) => {
      if (number % 5 === 4) await tryPassword(attacker, person.email, PASSWORD)
      return tryPassword(attacker, `${randomUUID()}@example.test`)
    })

    expect(looked).toBe(SIGN_IN_FAILURES.address)
  })

  it('are not guessed by a stolen session either', async () => {
    const api = await startStrictApi()
    const browser = api.browserAt('192.0.2.5')
    await join(api.deps, browser)
    const tried = (number: number) =>
      number % 2 === 0
        ? browser.api.call('POST /v1/auth/proof', { body: { password: WRONG } })
        : browser.api.call('PUT /v1/auth/password', {
            body: { currentPassword: WRONG, password: `${WRONG} 셋` },
          })

    const looked = await guesses(30, async (number) =>
      (await codeOf(tried(number))) === 'BAD_CREDENTIALS' ? 401 : 429,
    )

    expect(looked).toBe(SIGN_IN_FAILURES.account)
  })

  it('are not guessed by fifty at once', async () => {
    const api = await startStrictApi()
    const { person } = await join(api.deps, api.browserAt('192.0.2.6'))

    const tries = Array.from({ length: 50 }, (_, number) =>
      tryPassword(api.browserAt(addressOf(number)), person.email),
    )

    const looked = (await Promise.all(tries)).filter((status) => status === 401)
    expect(looked).toHaveLength(SIGN_IN_FAILURES.account)
  })
})
