import { COOKIES } from '@doran/contract/names'
import { expect, it } from 'vitest'
import { hashSecret } from '../../credential.js'
import { join, logIn } from '../../testing/test-account.js'
import { sharedTestApi } from '../../testing/test-app.js'
import type { Browser } from '../../testing/test-browser.js'
import { isKnownBrowser } from './known-browser-store.js'

const api = sharedTestApi()

const credentialOf = (browser: Browser) =>
  new RegExp(`${COOKIES.browser}=([\\w-]{43})`).exec(browser.cookies())?.[1] ?? ''
const isKnown = (email: string, credential: string) =>
  isKnownBrowser(api().deps.db, email, hashSecret(credential))
const leave = (browser: Browser) => browser.api.call('POST /v1/auth/logout', {})

async function toldOf(browser: Browser): Promise<number> {
  const { items } = await browser.api.call('GET /v1/notification', { query: {} })
  return items.filter(({ type }) => type === 'new_sign_in').length
}

/** Somebody signed in, in a browser of their own. */
async function joined(browser: Browser = api().browser()) {
  const { person } = await join(api().deps, browser)
  return { browser, email: person.email }
}

it('knows a browser again by another credential each time, and tells of no new one', async () => {
  const { browser, email } = await joined()
  const credentials = [credentialOf(browser)]
  for (let visits = 0; visits < 3; visits += 1) {
    await leave(browser)
    await logIn(browser, email)
    credentials.push(credentialOf(browser))
  }

  const known = await Promise.all(credentials.map((each) => isKnown(email, each)))
  expect(new Set(credentials)).toHaveLength(4)
  expect(known).toEqual([false, false, false, true])
  expect(await toldOf(browser)).toBe(0)
})

it('tells of a browser that is new to a member who has others', async () => {
  const { browser, email } = await joined()

  await logIn(api().browser(), email)

  expect(await toldOf(browser)).toBe(1)
})

it('takes nobody else along when a browser changes hands', async () => {
  const { browser, email } = await joined()
  const credential = credentialOf(browser)
  await leave(browser)

  const next = await joined(browser)

  expect(await isKnown(email, credential)).toBe(true)
  expect(await isKnown(email, credentialOf(browser))).toBe(false)
  expect(await isKnown(next.email, credentialOf(browser))).toBe(true)
})
