import type { Browser, BrowserContext, Page } from '@playwright/test'
import { join, signIn, type Account } from './members'
import { grantRole } from './operators'
import { watchTroubles } from './troubles'

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 800 }

export type Person = { context: BrowserContext; page: Page; account: Account }

/** Somebody with an account, in a browser of their own. */
export async function person(
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number },
): Promise<Person> {
  const context = await browser.newContext({ baseURL, viewport })
  await watchTroubles(context)
  const account = await join(context.request, baseURL)
  return { context, account, page: await context.newPage() }
}

/** A moderator at a desk, or an administrator on a phone; the install's own data must be here. */
export async function operator(
  browser: Browser,
  baseURL: string,
  role: 'moderator' | 'admin',
): Promise<Person> {
  const found = await person(browser, baseURL, role === 'admin' ? PHONE : DESKTOP)
  await grantRole(found.account, role)
  await signIn(found.page, found.account, '/me')
  return found
}
