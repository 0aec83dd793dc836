import { eq, inArray } from 'drizzle-orm'
import type { Maker } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { member } from '../../schema/account/member.table.js'
import { profile } from '../../schema/profile/profile.table.js'

const COLUMNS = {
  id: profile.id,
  memberId: profile.memberId,
  name: profile.name,
  profileImage: profile.profileImage,
  frame: profile.frame,
  isOfficial: profile.isOfficial,
  eraseAt: member.eraseAt,
}

/** Who made something, as others' lists name them; null once they were erased. */
export async function findMaker(ctx: Context, profileId: string): Promise<Maker | null> {
  return (await listMakers(ctx, [profileId])).get(profileId) ?? null
}

/** The same of several, by their ids. */
export async function listMakers(
  { db }: Context,
  profileIds: readonly string[],
): Promise<ReadonlyMap<string, Maker>> {
  const rows = await db
    .select(COLUMNS)
    .from(profile)
    .innerJoin(member, eq(member.id, profile.memberId))
    .where(inArray(profile.id, [...new Set(profileIds)]))
  return new Map(rows.map((row) => [row.id, toMaker(row)]))
}

/** The same of members, by the ids of their accounts. */
export async function listMakersOfMembers(
  { db }: Context,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Maker>> {
  const rows = await db
    .select(COLUMNS)
    .from(profile)
    .innerJoin(member, eq(member.id, profile.memberId))
    .where(inArray(profile.memberId, [...new Set(memberIds)]))
  return new Map(rows.map((row) => [row.memberId, toMaker(row)]))
}

type MakerRow = Omit<Maker, 'isGone'> & { eraseAt: Date | null }

export function toMaker({ id, name, profileImage, frame, isOfficial, eraseAt }: MakerRow): Maker {
  return eraseAt === null
    ? { id, name, profileImage, frame, isOfficial, isGone: false }
    : { id, name: '', profileImage: null, frame: null, isOfficial, isGone: true }
}
