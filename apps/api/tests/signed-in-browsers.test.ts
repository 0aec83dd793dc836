import { COOKIES } from '@doran/contract/names'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startWatchedApi, type WatchedApi } from '../src/testing/calls/watched-api.js'
import { authSession, shortTimePassword } from '../src/schema/tables.js'
import { systemContext } from '../src/platform/context/context.js'
import { grantRole } from '../src/modules/account/index.js'
import { PASSWORD, codeMailedTo, join, logIn, signInOf } from '../src/testing/test-account.js'
import { codeOf, createBrowser, type Browser } from '../src/testing/test-browser.js'

const NEW_PASSWORD = '새벽까지 타는 참나무 둘'

/** Whoever copied the cookies of a browser, as they are now. */
function thiefOf({ request }: WatchedApi, browser: Browser): Browser {
  const stolen = browser.cookies()
  return createBrowser((path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', stolen)
    return request(path, { ...init, headers })
  })
}

const sessionIn = (cookies: string) => /doran_session=([^;]*)/.exec(cookies)?.[1] ?? ''

/** Somebody signed in in two browsers, and a thief with the cookies of each. */
async function signedInTwice() {
  const api = await startWatchedApi()
  const [here, there] = [api.browser(), api.browser()]
  const { me: account, person } = await join(api.deps, here)
  await logIn(there, person.email)
  return { api, here, there, account, email: person.email, thief: thiefOf(api, here) }
}

describe('a sign-in', () => {
  it('never takes over a session that was there before', async () => {
    const { api, email } = await signedInTwice()
    const attacker = api.browser()
    const { person: other } = await join(api.deps, attacker)
    const planted = attacker.cookies()
    const victim = api.browser()

    const headers = { cookie: planted, 'content-type': 'application/json' }
    const body = JSON.stringify({ email, password: PASSWORD })
    await victim.request('/v1/auth/login', { method: 'POST', headers, body })

    expect(sessionIn(victim.cookies())).not.toBe(sessionIn(planted))
    expect((await victim.api.call('GET /v1/user/me', {})).email).toBe(email)
    expect(await signInOf(thiefOf(api, attacker))).toBe('SESSION_EXPIRED')
    expect(other.email).not.toBe(email)
  })

  it('makes a new token, and the one before is worth nothing', async () => {
    const { here, email, thief } = await signedInTwice()
    const before = sessionIn(here.cookies())

    await logIn(here, email)

    expect(sessionIn(here.cookies())).not.toBe(before)
    expect(await signInOf(here)).toBe('no error')
    expect(await signInOf(thief)).toBe('SESSION_EXPIRED')
  })

  it('does not take a browser’s own word for a browser that is known', async () => {
    const { api, email } = await signedInTwice()
    const victim = api.browser()

    const headers = { cookie: `${COOKIES.browser}=planted`, 'content-type': 'application/json' }
    const body = JSON.stringify({ email, password: PASSWORD })
    await victim.request('/v1/auth/login', { method: 'POST', headers, body })

    expect(victim.cookies()).toMatch(new RegExp(`${COOKIES.browser}=[\\w-]{43}(;|$)`))
  })
})

describe('a token', () => {
  it('is worth nothing once its browser has signed out, wherever it was copied to', async () => {
    const { here, there, thief } = await signedInTwice()

    await here.api.call('POST /v1/auth/logout', {})

    expect(await signInOf(thief)).toBe('SESSION_EXPIRED')
    expect(await signInOf(here)).toBe('LOGIN_REQUIRED')
    expect(await signInOf(there)).toBe('no error')
  })

  it('with another signature or none is nobody’s', async () => {
    const { api, here } = await signedInTwice()
    const value = decodeURIComponent(sessionIn(here.cookies()))
    const [token = '', signature = ''] = value.split('.')
    const turned = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    for (const forged of [token, `${token}.`, `${token}.${turned}`, `${token}x.${signature}`]) {
      const cookie = `${COOKIES.authSession}=${encodeURIComponent(forged)}`
      const response = await api.request('/v1/user/me', { headers: { cookie } })
      expect(response.status, `with ${forged}`).toBe(401)
    }
  })

  it('ends elsewhere when the password changes', async () => {
    const { here, there } = await signedInTwice()

    await here.api.call('PUT /v1/auth/password', {
      body: { currentPassword: PASSWORD, password: NEW_PASSWORD },
    })

    expect(await signInOf(here)).toBe('no error')
    expect(await signInOf(there)).toBe('SESSION_EXPIRED')
  })

  it('does not end for a new password that is the old one', async () => {
    const { here, there } = await signedInTwice()
    const body = { currentPassword: PASSWORD, password: PASSWORD }

    expect(await codeOf(here.api.call('PUT /v1/auth/password', { body }))).toBe('INVALID_INPUT')

    expect(await signInOf(there)).toBe('no error')
  })

  it('ends everywhere when the password is set anew by mail, with the code for a borrowed device and other mails', async () => {
    const { api, here, there, email, account } = await signedInTwice()
    const { api: calls } = api.browser()
    await here.api.call('POST /v1/auth/short-time-password', { body: {} })
    const ask = () => calls.call('POST /v1/auth/password/reset-request', { body: { email } })
    const earlier = { ticket: (await ask()).id, code: await codeMailedTo(api.deps, email) }
    const { id: ticket } = await ask()
    const code = await codeMailedTo(api.deps, email)
    const reset = api.browser()

    await reset.api.call('POST /v1/auth/password/reset', {
      body: { ticket, code, password: NEW_PASSWORD },
    })

    expect([await signInOf(here), await signInOf(there), await signInOf(reset)]).toEqual([
      'SESSION_EXPIRED',
      'SESSION_EXPIRED',
      'no error',
    ])
    const codes = await api.deps.db
      .select()
      .from(shortTimePassword)
      .where(eq(shortTimePassword.memberId, account.id))
    expect(codes).toEqual([])
    const again = { body: { ...earlier, password: PASSWORD } }
    expect(await codeOf(calls.call('POST /v1/auth/password/reset', again))).toBe('CODE_EXPIRED')
  })

  it('ends everywhere when the person’s roles change', async () => {
    const { api, here, there, email } = await signedInTwice()

    await grantRole(systemContext(api.deps), { email, role: 'admin', isGranted: true })

    expect([await signInOf(here), await signInOf(there)]).toEqual([
      'SESSION_EXPIRED',
      'SESSION_EXPIRED',
    ])
  })

  it('ends everywhere when the person leaves', async () => {
    const { api, here, there, thief, account } = await signedInTwice()

    await here.api.call('DELETE /v1/user', {})

    expect([await signInOf(there), await signInOf(thief)]).toEqual([
      'SESSION_EXPIRED',
      'SESSION_EXPIRED',
    ])
    const { db } = api.deps
    const left = await db.select().from(authSession).where(eq(authSession.memberId, account.id))
    expect(left).toEqual([])
  })
})

it.each(['http://localhost:3000', 'https://doran.example'])(
  'every cookie that is set on %s has its flags',
  async (origin) => {
    const api = await startWatchedApi({ env: { PUBLIC_ORIGIN: origin } })
    const browser = api.browser()
    const names = new Set<string>()
    const note = () => {
      for (const pair of browser.cookies().split('; ')) names.add(pair.split('=')[0] ?? '')
    }
    await browser.openStory()
    const { person } = await join(api.deps, browser)
    note()
    await browser.api.call('POST /v1/user/merge', {})
    const { code } = await browser.api.call('POST /v1/auth/short-time-password', { body: {} })
    await api.browser().api.call('POST /v1/auth/login/short-time', {
      body: { email: person.email, code },
    })
    await browser.api.call('POST /v1/auth/logout', {})
    await logIn(browser, person.email)
    await browser.api.call('DELETE /v1/user', {})

    const prefix = origin.startsWith('https:') ? '__Host-' : ''
    const own = ['doran_visitor', 'doran_browser', 'doran_session'].map((name) => prefix + name)
    expect([...names]).toEqual(expect.arrayContaining(own))
  },
)
