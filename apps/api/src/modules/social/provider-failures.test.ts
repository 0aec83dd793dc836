import { describe, expect, it } from 'vitest'
import type { Forgery } from '../../testing/oauth-stub-apple.js'
import type { Misbehaviour } from '../../testing/oauth-stub.js'
import { signInOf } from '../../testing/test-account.js'
import { comeBy, sharedProviderApi, startProviderApi } from '../../testing/test-provider.js'
import { listMembers } from '../../testing/test-member.js'

const AT_ONCE: Misbehaviour[] = ['error', 'garbage', 'huge', 'redirect', 'odd']

describe.each([
  ['kakao', 'token', AT_ONCE],
  ['naver', 'token', AT_ONCE],
  ['google', 'token', [...AT_ONCE, 'hang']],
  ['google', 'person', AT_ONCE],
  ['apple', 'person', [...AT_ONCE, 'hang']],
] as const)('trouble of %s with its %s', (key, call, ways) => {
  const api = sharedProviderApi()

  it.each(ways)('is told as such: %s', async (how) => {
    const { stub, deps, browser: open } = api()
    const browser = open()
    stub.misbehave(call, how)

    expect(await comeBy(browser, key, { next: '/me' })).toBe(
      `/login?error=provider_down&provider=${key}&next=%2Fme`,
    )

    expect(await signInOf(browser)).toBe('LOGIN_REQUIRED')
    expect(await listMembers(deps)).toHaveLength(0)
  })
})

const SECONDS = Math.floor(Date.now() / 1_000)

describe('a token that is not Apple’s word on this sign-in', () => {
  it.each<[string, Forgery]>([
    ['is signed with another key', { otherKey: true }],
    ['is not signed', { algorithm: 'none' }],
    ['is signed with the published key as a secret', { algorithm: 'HS256' }],
    ['is another issuer’s', { claims: { iss: 'https://evil.example' } }],
    ['is for another client', { claims: { aud: 'example.other.web' } }],
    ['has run out', { claims: { exp: SECONDS - 3_600 } }],
    ['is of yesterday', { claims: { iat: SECONDS - 86_400 } }],
    ['repeats no nonce', { claims: { nonce: undefined } }],
    ['repeats another nonce', { claims: { nonce: 'A'.repeat(43) } }],
  ])('signs nobody in where it %s', async (_, forgery) => {
    const { stub, deps, browser: open } = await startProviderApi()
    const browser = open()
    stub.forge(forgery)

    expect(await comeBy(browser, 'apple')).toBe('/login?error=provider_failed&provider=apple')
    expect(await listMembers(deps)).toHaveLength(0)

    stub.forge({})
    expect(await comeBy(browser, 'apple')).toBe('/login/after')
  })
})

it('asks nothing of a provider before the state is known to be right', async () => {
  const { stub, request } = await startProviderApi()
  await request('/v1/auth/provider/callback/google?code=x&state=y')
  expect(stub.asked).toEqual([])
})
