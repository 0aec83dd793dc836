import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { StorySessionView } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { authAccount, authSession, member } from '../../schema/tables.js'
import { PASSWORD } from '../test-account.js'
import type { TestApi } from '../test-app.js'
import type { Browser } from '../test-browser.js'
import { createMember, signIn } from '../test-member.js'

const DAY_MS = 86_400_000

/** What can be wrong, or special, with whoever calls. */
export const ROLES = [
  'nobody',
  'visitor',
  'member',
  'admin',
  'limited',
  'no consent',
  'old proof',
  'leaving',
  'expired',
  'expired, a visitor',
] as const
export type Role = (typeof ROLES)[number]

export type Person = {
  browser: Browser
  /** Null for who has no account. */
  account: { member: Member; email: string } | null
  /** Whose things are the person's once their sign-in has ended. */
  visitor?: Browser
}

/** Somebody with nothing amiss yet: `become` makes them their role. */
export async function createPerson(api: TestApi, role: Role): Promise<Person> {
  if (role === 'nobody') return { browser: api.browser(), account: null }
  if (role === 'visitor') {
    const browser = api.browser()
    await browser.readAiNotice()
    return { browser, account: null }
  }
  const email = `${randomUUID()}@example.test`
  const nickName = `독자${randomUUID().slice(0, 8)}`
  const made = await createMember(api.deps, { email, nickName })
  const account = { member: made, email }
  if (role !== 'expired, a visitor') return { browser: await signIn(api, made), account }
  const visitor = api.browser()
  await visitor.readAiNotice()
  return { browser: await signIn(api, made, visitor), account, visitor }
}

const hashes = new Map<string, Promise<string>>()

/** Gives a member the tests' password; it is hashed once, as that takes long. */
export async function givePassword({ deps }: TestApi, { memberId }: Member): Promise<void> {
  const hash = hashes.get(PASSWORD) ?? deps.passwords.hash(PASSWORD.normalize('NFKC'))
  hashes.set(PASSWORD, hash)
  const now = deps.clock.now()
  await deps.db.insert(authAccount).values({
    id: deps.newId(),
    accountId: memberId,
    providerId: 'credential',
    memberId,
    password: await hash,
    createdAt: now,
    updatedAt: now,
  })
}

/** Makes of a person who is well what the role says, in the database alone. */
export async function become({ deps }: TestApi, { account }: Person, role: Role): Promise<void> {
  if (!account) return
  const now = deps.clock.now()
  const before = new Date(now.getTime() - DAY_MS)
  const ofMember = {
    admin: { roles: ['admin'] },
    'no consent': { consentedAt: null },
    leaving: { eraseAt: new Date(now.getTime() + DAY_MS) },
  }
  const ofSession = {
    limited: { isLimited: true },
    'old proof': { provedAt: before },
    expired: { expiresAt: before },
    'expired, a visitor': { expiresAt: before },
  }
  const { memberId, authSessionId } = account.member
  const { db } = deps
  if (isIn(ofMember, role)) {
    await db.update(member).set(ofMember[role]).where(eq(member.id, memberId))
  }
  if (isIn(ofSession, role)) {
    await db.update(authSession).set(ofSession[role]).where(eq(authSession.id, authSessionId))
  }
}

function isIn<T extends object>(table: T, name: PropertyKey): name is keyof T {
  return Object.hasOwn(table, name)
}

export type Belongings = {
  /** The id of a row of the person's that a path may name, by what a call's `owns` calls it. */
  idOf: (kind: string) => Promise<string>
  /** Opens a story of the owner on the first call, and returns the same one afterwards. */
  story: () => Promise<StorySessionView>
  owner: Browser
}
