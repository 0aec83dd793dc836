import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { authSession, authVerification } from '../../schema/tables.js'
import { signInOf } from '../../testing/test-account.js'
import { ORIGIN, type Browser } from '../../testing/test-browser.js'
import {
  apiPath,
  arrive,
  comeBy,
  leaveFor,
  sharedProviderApi,
  startProviderApi,
  type WayBack,
} from '../../testing/test-provider.js'
import { listMembers } from '../../testing/test-member.js'

const api = sharedProviderApi()
const FAILED = /^\/login\?error=provider_failed&provider=\w+/

let people = 0

/** A browser before which somebody new sits. */
function newcomer(): { browser: Browser; id: string } {
  people += 1
  const id = String(9_000_000 + people)
  api().stub.seat({ id })
  return { browser: api().browser(), id }
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await signInOf(browser)) === 'no error'
}

/** A way back with one of its parameters changed; null takes it out. */
function changed({ url, form }: WayBack, name: string, value: string | null): WayBack {
  const query = form ?? new URL(url).searchParams
  const fields = new URLSearchParams(query)
  if (value === null) fields.delete(name)
  else fields.set(name, value)
  return form
    ? { url, form: fields }
    : { url: `${url.split('?')[0]}?${fields.toString()}`, form: null }
}

describe('next', () => {
  it.each([
    '/me',
    '/doran-tales/play/019a5c3e?leaf=3#end',
    '/doran-tales?q=%EB%B0%A4&genre=%EC%B6%94%EB%A6%AC',
    '/x?next=https://evil.example',
  ])('is kept where it is the path %s', async (next) => {
    const { browser } = newcomer()
    const end = await comeBy(browser, 'google', { next })
    expect(new URL(end, ORIGIN).searchParams.get('next')).toBe(next)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/me\r\nset-cookie: a=b',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '@evil.example',
    '.evil.example',
    `${ORIGIN}.evil.example/`,
  ])('is dropped where it is %j', async (next) => {
    const { browser } = newcomer()
    expect(await comeBy(browser, 'google', { next })).toBe('/login/after')
    expect(await comeBy(browser, 'google', { next, answer: 'no' })).toBe(
      '/login?error=provider_cancelled&provider=google',
    )
  })

  it('is nobody’s to change on the way back', async () => {
    const { browser } = newcomer()
    const back = await leaveFor(browser, 'google', { next: '/me' })
    const end = await arrive(browser, changed(back, 'callbackURL', 'https://evil.example'))
    expect(end).toBe('/login/after?next=%2Fme')
  })
})

describe.each(['kakao', 'naver', 'google', 'apple'] as const)('a way back from %s', (key) => {
  it('after a no leads to /login, which knows what was refused and where to go on', async () => {
    const { browser } = newcomer()
    expect(await comeBy(browser, key, { answer: 'no', next: '/me' })).toBe(
      `/login?error=provider_cancelled&provider=${key}&next=%2Fme`,
    )
    expect(await isSignedIn(browser)).toBe(false)
  })

  it.each([
    ['another state', 'state', 'A'.repeat(32)],
    ['no state', 'state', null],
    ['another code', 'code', 'A'.repeat(32)],
    ['no code', 'code', null],
    ['a code too long to be one', 'code', 'A'.repeat(4_097)],
  ])('with %s signs nobody in', async (_, name, value) => {
    const { browser } = newcomer()
    const back = changed(await leaveFor(browser, key), name, value)
    expect(await arrive(browser, back)).toMatch(FAILED)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('is good once', async () => {
    const { browser } = newcomer()
    const back = await leaveFor(browser, key)
    expect(await arrive(browser, back)).toBe('/login/after')
    expect(await arrive(browser, back)).toMatch(FAILED)
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('is good only in the browser that left', async () => {
    const { browser } = newcomer()
    const back = await leaveFor(browser, key)
    const other = api().browser()
    expect(await arrive(other, back)).toMatch(FAILED)
    expect(await isSignedIn(other)).toBe(false)
    const third = api().browser()
    await leaveFor(third, key)
    expect(await arrive(third, back)).toMatch(FAILED)
    expect(await isSignedIn(third)).toBe(false)
  })

  it('is good for no longer than it says', async () => {
    const { browser } = newcomer()
    const back = await leaveFor(browser, key)
    const state = (back.form ?? new URL(back.url).searchParams).get('state') ?? ''
    const passed = sql`jsonb_set(value::jsonb, '{expiresAt}', '1')::text`
    await api()
      .deps.db.update(authVerification)
      .set({ value: passed })
      .where(eq(authVerification.identifier, `auth-state:${state}`))

    expect(await arrive(browser, back)).toMatch(FAILED)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('leaves whoever is signed in alone where it fails', async () => {
    const { browser } = newcomer()
    await comeBy(browser, key)
    const back = changed(await leaveFor(browser, key), 'code', 'A'.repeat(32))
    expect(await arrive(browser, back)).toMatch(FAILED)
    expect(await isSignedIn(browser)).toBe(true)
  })
})

it.each(['naver', 'google', 'apple'] as const)(
  'a code that %s gave to somebody else signs nobody in',
  async (key) => {
    const victim = newcomer()
    const theirs = await leaveFor(victim.browser, key)
    const code = (theirs.form ?? new URL(theirs.url).searchParams).get('code')
    const thief = api().browser()
    const back = changed(await leaveFor(thief, key), 'code', code)
    expect(await arrive(thief, back)).toMatch(FAILED)
    expect(await isSignedIn(thief)).toBe(false)
  },
)

it('answers without a place in any cache, and with the cookies of one sign-in', async () => {
  const { browser } = newcomer()
  const { url } = await leaveFor(browser, 'google')
  const response = await browser.request(apiPath(url))
  expect(response.status).toBe(303)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const cookies = response.headers.getSetCookie()
  const names = cookies.map((line) => line.split('=')[0])
  expect(new Set(names)).toEqual(new Set(['doran_state', 'doran_browser', 'doran_session']))
  expect(names).toHaveLength(3)
  expect(cookies.every((line) => /httponly/i.test(line) && /samesite=lax/i.test(line))).toBe(true)
})

it('makes one account of the same new person who comes back three times at once', async () => {
  const { stub, deps, browser: open } = await startProviderApi()
  stub.seat({ id: '77' })
  const browsers = [open(), open(), open()]
  const backs = await Promise.all(browsers.map((browser) => leaveFor(browser, 'kakao')))
  const ends = await Promise.all(
    browsers.map((browser, index) => arrive(browser, backs[index] ?? { url: '', form: null })),
  )
  expect(ends).toContain('/login/after')
  expect(await listMembers(deps)).toHaveLength(1)
  const sessions = await deps.db.select().from(authSession)
  expect(sessions).toHaveLength(ends.filter((end) => end === '/login/after').length)
})
