import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { authAccount, authSession, member } from '../../schema/tables.js'
import { join, mailsTo, signInOf } from '../../testing/test-account.js'
import { codeOf } from '../../testing/test-browser.js'
import { comeBy, startProviderApi } from '../../testing/test-provider.js'
import { listMembers } from '../../testing/test-member.js'

describe('a new person', () => {
  it.each([
    [
      'kakao',
      { id: '4012345678', nickName: '밤비', email: 'Bambi@Example.com' },
      { name: '밤비', nickName: '밤비', email: 'bambi@example.com' },
    ],
    [
      'naver',
      { id: 'zQ_-9Ab', name: '이도란', nickName: '밤비2', email: 'bambi@naver.com' },
      { name: '이도란', nickName: '밤비2', email: null },
    ],
    [
      'google',
      { id: '109876543210987654321', name: 'Doran Lee', email: 'doran@gmail.com' },
      {
        name: 'Doran Lee',
        nickName: expect.stringMatching(/^[가-힣]+\d\d$/),
        email: 'doran@gmail.com',
      },
    ],
    [
      'apple',
      { id: '001234.abc.0123', name: '이 도란', email: 'x1@privaterelay.appleid.com' },
      {
        name: '이도란',
        nickName: expect.stringMatching(/^[가-힣]+\d\d$/),
        email: 'x1@privaterelay.appleid.com',
      },
    ],
  ] as const)('comes by %s, and comes back to the same account', async (key, person, wanted) => {
    const { stub, deps, browser: open } = await startProviderApi()
    const browser = open()
    stub.seat(person)

    expect(await comeBy(browser, key, { next: '/doran-tales?q=1' })).toBe(
      '/login/after?next=%2Fdoran-tales%3Fq%3D1',
    )

    const me = await browser.api.call('GET /v1/user/me', {})
    expect(me).toMatchObject({
      ...wanted,
      country: 'KR',
      signIns: [key],
      needs: ['consent', 'welcome'],
      unread: { notification: 1 },
      session: { isLimited: false },
    })
    const accounts = await deps.db.select().from(authAccount)
    expect(accounts).toHaveLength(1)
    expect(accounts[0]).toMatchObject({
      providerId: key,
      accountId: person.id,
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      scope: null,
    })

    stub.seat({ ...person, email: 'moved@example.com', name: '김새이름' })
    const other = open()
    expect(await comeBy(other, key)).toBe('/login/after')
    expect(await other.api.call('GET /v1/user/me', {})).toMatchObject({
      ...wanted,
      id: me.id,
      unread: { notification: 2 },
    })
    expect(await deps.db.select().from(authAccount)).toHaveLength(1)
  })

  it('who gives nothing but an id gets a name and no address', async () => {
    const { stub, deps, browser: open } = await startProviderApi()
    const browser = open()
    stub.seat({ id: '7' })
    await comeBy(browser, 'kakao')

    const me = await browser.api.call('GET /v1/user/me', {})
    expect(me).toMatchObject({ name: '도란 회원', email: null })
    const [row] = await deps.db.select().from(member).where(eq(member.id, me.id))
    expect(row?.email).toMatch(/^kakao-[0-9a-f]{32}@doran\.invalid$/)
    expect(row).toMatchObject({ emailVerified: false, consentedAt: null, roles: [] })
  })

  it.each(['관리자', '밤🌙비', '아주아주아주긴이름입니다요', 'x'])(
    'is not called %s here',
    async (nickName) => {
      const { stub, browser: open } = await startProviderApi()
      const browser = open()
      stub.seat({ id: '8', nickName })
      await comeBy(browser, 'kakao')
      const me = await browser.api.call('GET /v1/user/me', {})
      expect(me.nickName).toMatch(/^[가-힣]+\d\d$/)
    },
  )

  it('keeps a nickname of their own where somebody has it already', async () => {
    const { stub, browser: open } = await startProviderApi()
    stub.seat({ id: '8', nickName: '밤비' })
    await comeBy(open(), 'kakao')
    stub.seat({ id: '9', nickName: '밤비' })
    const browser = open()
    await comeBy(browser, 'kakao')
    const me = await browser.api.call('GET /v1/user/me', {})
    expect(me.nickName).toMatch(/^밤비\d{4}$/)
  })
})

describe('an address', () => {
  it('that has an account is never signed in to, nor linked', async () => {
    const { stub, deps, browser: open } = await startProviderApi()
    const { person } = await join(deps, open())
    const stranger = open()

    for (const key of ['kakao', 'google', 'apple'] as const) {
      stub.seat({ id: '5', email: person.email.toUpperCase() })
      expect(await comeBy(stranger, key, { next: '/me' })).toBe(
        `/login?error=account_exists&provider=${key}&next=%2Fme`,
      )
    }

    expect(await signInOf(stranger)).toBe('LOGIN_REQUIRED')
    expect(await listMembers(deps)).toHaveLength(1)
    expect(await deps.db.select().from(authAccount)).toHaveLength(1)
  })

  it.each(['kakao', 'naver', 'google', 'apple'] as const)(
    'that %s has not checked does not stand in its owner’s way',
    async (key) => {
      const { stub, deps, browser: open } = await startProviderApi()
      const browser = open()
      stub.seat({ id: '5', email: 'owner@example.com', isChecked: false })
      await comeBy(browser, key)

      expect((await browser.api.call('GET /v1/user/me', {})).email).toBeNull()
      const [row] = await listMembers(deps)
      expect(row?.email).toMatch(new RegExp(`^${key}-[0-9a-f]{32}@doran\\.invalid$`))
    },
  )
})

describe('a sign-in by a provider', () => {
  it('ends the one the browser had, and no other', async () => {
    const { stub, deps, browser: open } = await startProviderApi()
    const browser = open()
    const { me } = await join(deps, browser)
    const before = browser.cookies()
    stub.seat({ id: '6', nickName: '새사람' })

    await comeBy(browser, 'kakao')

    expect((await browser.api.call('GET /v1/user/me', {})).id).not.toBe(me.id)
    const old = await browser.request('/v1/user/me', { headers: { cookie: before } })
    expect(old.status).toBe(401)
    const again = open()
    await comeBy(again, 'kakao')
    expect(await deps.db.select().from(authSession)).toHaveLength(2)
  })

  it('tells the owner of a browser that is new, and of no other', async () => {
    const { stub, deps, browser: open } = await startProviderApi()
    stub.seat({ id: '6', email: 'owner@example.com' })
    const browser = open()
    await comeBy(browser, 'google')
    await comeBy(browser, 'google')
    expect(await mailsTo(deps, 'owner@example.com')).toHaveLength(0)

    await comeBy(open(), 'google')

    const mails = await mailsTo(deps, 'owner@example.com')
    expect(mails).toHaveLength(1)
  })

  it('proves the person anew to whoever has no password', async () => {
    const clock = createManualClock(new Date())
    const { stub, browser: open } = await startProviderApi({ clock })
    const browser = open()
    stub.seat({ id: '6', email: 'owner@example.com' })
    await comeBy(browser, 'google')
    clock.advance(11 * 60_000)
    expect(await codeOf(browser.api.call('DELETE /v1/user', {}))).toBe('PROOF_NEEDED')

    await comeBy(browser, 'google', { next: '/me' })

    expect(await browser.api.call('DELETE /v1/user', {})).toHaveProperty('eraseAt')
    expect(await signInOf(browser)).toBe('LOGIN_REQUIRED')
  })

  it('brings back an account that was leaving, and says so', async () => {
    const { stub, deps, browser: open } = await startProviderApi()
    const browser = open()
    stub.seat({ id: '6', email: 'owner@example.com' })
    await comeBy(browser, 'google')
    const me = await browser.api.call('GET /v1/user/me', {})
    await browser.api.call('DELETE /v1/user', {})

    expect(await comeBy(browser, 'google', { next: '/me' })).toBe(
      '/login/after?next=%2Fme&returned=1',
    )

    expect((await browser.api.call('GET /v1/user/me', {})).id).toBe(me.id)
    const [row] = await listMembers(deps)
    expect(row?.eraseAt).toBeNull()
    expect(await comeBy(browser, 'google')).toBe('/login/after')
  })
})
