import { randomInt } from 'node:crypto'
import type { BodyOf, Me } from '@doran/contract'
import { PRIVACY_VERSION, TERMS_VERSION } from '@doran/contract/names'
import { desc, eq } from 'drizzle-orm'
import { mail } from '../schema/mail/mail.table.js'
import type { Deps } from '../deps.js'
import { createTestDatabase, startTestApi } from './test-app.js'
import { codeOf, type Browser } from './test-browser.js'

export const PASSWORD = '밤마다 장작을 세 개씩'

/** A sign-up's body, of somebody new each time. */
export function newPerson(given: Partial<BodyOf<'POST /v1/user'>> = {}): BodyOf<'POST /v1/user'> {
  const number = randomInt(10 ** 9)
  return {
    name: '이도란',
    password: PASSWORD,
    email: `person${number}@example.com`,
    nickName: `사람${number}`.slice(0, 12),
    hasAgreedToMarketing: false,
    country: 'KR',
    consent: { isOver14: true, terms: TERMS_VERSION, privacy: PRIVACY_VERSION },
    ...given,
  }
}

/** What was queued for an address, newest first. */
export async function mailsTo({ db }: Deps, email: string) {
  return db.select().from(mail).where(eq(mail.toAddress, email)).orderBy(desc(mail.id))
}

/** The code of the newest mail to an address. */
export async function codeMailedTo(deps: Deps, email: string): Promise<string> {
  const [newest] = await mailsTo(deps, email)
  const code = /\b\d{6}\b/.exec(newest?.subject ?? '')?.[0]
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Signs a person up in a browser, by mail and code, through to the account. */
export async function join(
  deps: Deps,
  browser: Browser,
  person = newPerson(),
): Promise<{ me: Me; person: BodyOf<'POST /v1/user'> }> {
  const { id } = await browser.api.call('POST /v1/user', { body: person })
  const code = await codeMailedTo(deps, person.email.trim().toLowerCase())
  await browser.api.call('POST /v1/auth/email/confirm', { body: { ticket: id, code } })
  return { me: await browser.api.call('GET /v1/user/me', {}), person }
}

/** An API of the test's own, and somebody who has signed up in a browser. */
export async function startWithMember(overrides: Partial<Deps> = {}) {
  const api = startTestApi(await createTestDatabase(), overrides)
  const browser = api.browser()
  const { me, person } = await join(api.deps, browser)
  return { api, browser, me, email: person.email }
}

export async function logIn(
  { api }: Browser,
  email: string,
  password = PASSWORD,
): Promise<{ hasReturned: boolean }> {
  return api.call('POST /v1/auth/login', { body: { email, password } })
}

/** `no error` where a browser is signed in, else what it is told instead. */
export async function signInOf({ api }: Browser): Promise<string> {
  return codeOf(api.call('GET /v1/user/me', {}))
}
