import { eq, notLike } from 'drizzle-orm'
import { AUTH_SESSION } from '@doran/contract/limits'
import type { Member } from '../platform/context/actor.js'
import { authCookieName, signAuthToken } from '../platform/auth/auth-cookie.js'
import { newSecret } from '../platform/auth/secret.js'
import { authSession, member, profile } from '../schema/tables.js'
import type { Deps } from '../deps.js'
import type { TestApi } from './test-app.js'
import { createBrowser, type Browser } from './test-browser.js'

export type MemberTraits = {
  email?: string
  nickName?: string
  roles?: string[]
  isLimited?: boolean
  hasConsented?: boolean
  provedAt?: Date
  /** Whether they say to be 15. */
  isOver15?: boolean
}

let made = 0

/** Somebody with an account and one sign-in, without the way there. */
export async function createMember(deps: Deps, traits: MemberTraits = {}): Promise<Member> {
  made += 1
  const { email = `reader-${made}@example.test`, nickName = `독자_${made}` } = traits
  const { roles = [], isLimited = false, hasConsented = true } = traits
  const now = deps.clock.now()
  const { provedAt = now, isOver15 = null } = traits
  const [memberId, profileId, authSessionId] = [deps.newId(), deps.newId(), deps.newId()]
  const at = { createdAt: now, updatedAt: now }
  await deps.db.insert(member).values({
    id: memberId,
    name: '도란이',
    email,
    emailVerified: true,
    roles,
    consentedAt: hasConsented ? now : null,
    ...at,
  })
  await deps.db.insert(profile).values({
    id: profileId,
    memberId,
    name: nickName,
    nameKey: nickName.toLowerCase(),
    isOver15,
    createdAt: now,
  })
  const sessionUntil = new Date(now.getTime() + AUTH_SESSION.days * 86_400_000)
  await deps.db.insert(authSession).values({
    id: authSessionId,
    token: newSecret(),
    memberId,
    expiresAt: sessionUntil,
    isLimited,
    provedAt,
    ...at,
  })
  return {
    kind: 'member',
    memberId,
    profileId,
    authSessionId,
    isLimited,
    hasConsented,
    roles,
    joinedAt: now,
    provedAt,
    sessionUntil,
    isOver15,
    isUnder15: false,
  }
}

/** Every account but the product's own. */
export async function listMembers({ db }: Deps) {
  return db.select().from(member).where(notLike(member.email, '%@official.invalid'))
}

/** The browser that was a visitor's, now with the member signed in; without one, a new browser. */
export async function signIn(
  { deps, browser }: TestApi,
  { authSessionId }: Member,
  before: Browser = browser(),
): Promise<Browser> {
  const [row] = await deps.db.select().from(authSession).where(eq(authSession.id, authSessionId))
  if (!row) throw new Error('the sign-in is gone')
  const own = `${authCookieName(deps.env.PUBLIC_ORIGIN)}=${signAuthToken(row.token, deps.env)}`
  return createBrowser((path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', `${before.cookies()}; ${own}`)
    return before.request(path, { ...init, headers })
  })
}

/** A browser in which somebody new is signed in. */
export async function memberBrowser(api: TestApi, traits: MemberTraits = {}): Promise<Browser> {
  return signIn(api, await createMember(api.deps, traits))
}
