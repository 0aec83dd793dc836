import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { member } from '../../schema/account/member.table.js'
import { profile } from '../../schema/profile/profile.table.js'

const PERSON = {
  profileId: profile.id,
  memberId: member.id,
  email: member.email,
  roles: member.roles,
  joinedAt: member.createdAt,
}

export type PersonRow = {
  profileId: string
  memberId: string
  email: string
  roles: string[]
  joinedAt: Date
}

const people = (db: Executor) =>
  db.select(PERSON).from(profile).innerJoin(member, eq(member.id, profile.memberId)).$dynamic()

/** Null for nobody's, and once they were erased. */
export async function findMemberId(db: Executor, profileId: string | null): Promise<string | null> {
  if (profileId === null) return null
  const [row] = await people(db).where(eq(profile.id, profileId))
  return row?.memberId ?? null
}

/** Somebody with an account; the product's own is nobody's. */
export async function findPerson(db: Executor, profileId: string): Promise<PersonRow | null> {
  const [row] = await people(db).where(
    and(eq(profile.id, profileId), eq(profile.isOfficial, false)),
  )
  return row ?? null
}

/** The same, whose account is locked for the rest of the transaction: no sign-in comes in between. */
export async function lockPerson(db: Executor, profileId: string): Promise<PersonRow | null> {
  const [row] = await people(db)
    .where(and(eq(profile.id, profileId), eq(profile.isOfficial, false)))
    .for('update', { of: member })
  return row ?? null
}

/** By the beginning of the nickname's key, or by an address where one is given. */
export async function searchPeople(
  db: Executor,
  { nameKey, email }: { nameKey: string; email: string | null },
  limit: number,
): Promise<PersonRow[]> {
  return people(db)
    .where(
      and(
        eq(profile.isOfficial, false),
        or(
          sql`starts_with(${profile.nameKey}, ${nameKey})`,
          email === null ? undefined : eq(member.email, email),
        ),
      ),
    )
    .orderBy(asc(profile.nameKey))
    .limit(limit)
}

export async function listOperators(db: Executor, limit: number): Promise<PersonRow[]> {
  return people(db)
    .where(and(eq(profile.isOfficial, false), sql`${member.roles} <> '{}'`))
    .orderBy(asc(profile.nameKey))
    .limit(limit)
}
