import { COOKIES } from '@doran/contract/names'
import { expect, it } from 'vitest'
import { hashSecret } from '../../platform/auth/secret.js'
import { join, logIn } from '../../testing/test-account.js'
import { sharedTestApi } from '../../testing/test-app.js'
import type { Browser } from '../../testing/test-browser.js'
import { isKnownBrowser } from './known-browser-repository.js'

const api = sharedTestApi()

const credentialOf = (browser: Browser) =>
  new RegExp(`${COOKIES.browser}=([\\w-]{43})`).exec(browser.cookies())?.[1] ?? ''
const isKnown = (email: string, credential: string) =>
  isKnownBrowser(api().deps.db, email, hashSecret(credential))

async function toldOf(browser: Browser): Promise<number> {
  const { items } = await browser.api.call('GET /v1/notification', { query: {} })
  return items.filter(({ type }) => type === 'new_sign_in').length
}

/** Somebody signed in, in a browser of their own. */
async function joined(browser: Browser = api().browser()) {
  const { person } = await join(api().deps, browser)
  return { browser, email: person.email }
}

it('knows a browser again, whoever else signs in there by turns, and tells of no new one', async () => {
  const { browser, email } = await joined()
  const other = await joined(browser)
  for (let round = 0; round < 3; round += 1) {
    await logIn(browser, email)
    expect(await toldOf(browser)).toBe(0)
    await logIn(browser, other.email)
    expect(await toldOf(browser)).toBe(0)
  }

  expect(await isKnown(email, credentialOf(browser))).toBe(true)
  expect(await isKnown(other.email, credentialOf(browser))).toBe(true)
})

it('tells of no new one where a known browser signs in twice at once', async () => {
  const { browser, email } = await joined()

  await Promise.all([logIn(browser, email), logIn(browser, email)])

  expect(await toldOf(browser)).toBe(0)
})

it('tells of a browser that is new to a member who has others', async () => {
  const { browser, email } = await joined()

  await logIn(api().browser(), email)

  expect(await toldOf(browser)).toBe(1)
})
