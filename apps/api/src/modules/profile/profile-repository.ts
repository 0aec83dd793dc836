import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { member } from '../../schema/account/member.table.js'
import { profile, type ProfileRow } from '../../schema/profile/profile.table.js'

/** A profile for everybody to see; of an account that is leaving there is none. */
export async function findPublicProfile(db: Executor, id: string): Promise<ProfileRow | null> {
  const [row] = await db
    .select({ profile })
    .from(profile)
    .innerJoin(member, eq(member.id, profile.memberId))
    .where(and(eq(profile.id, id), isNull(member.eraseAt)))
  return row?.profile ?? null
}

export async function findProfile(db: Executor, id: string): Promise<ProfileRow | null> {
  const [row] = await db.select().from(profile).where(eq(profile.id, id))
  return row ?? null
}

export async function findProfileOfMember(
  db: Executor,
  memberId: string,
): Promise<ProfileRow | null> {
  const [row] = await db.select().from(profile).where(eq(profile.memberId, memberId))
  return row ?? null
}

/** Locks the profile's row for the transaction. */
export async function lockProfile(db: Executor, id: string): Promise<ProfileRow> {
  const [row] = await db.select().from(profile).where(eq(profile.id, id)).for('no key update')
  if (!row) throw new Error(`profile ${id} is gone`)
  return row
}

/** Whether it was stored; not where the name is somebody's, or the member has one. */
export async function insertProfile(
  db: Executor,
  row: typeof profile.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(profile)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: profile.id })
  return inserted.length > 0
}

/** Records when the member read that a model writes. The first time counts. */
export async function setProfileAiNoticeAt(
  db: Executor,
  profileId: string,
  aiNoticeAt: Date,
): Promise<void> {
  await db
    .update(profile)
    .set({ aiNoticeAt })
    .where(and(eq(profile.id, profileId), isNull(profile.aiNoticeAt)))
}

/** Records whether things rated 15 are open to the member, by their own statement. */
export async function setProfileOver15(
  db: Executor,
  profileId: string,
  isOver15: boolean,
): Promise<void> {
  await db.update(profile).set({ isOver15 }).where(eq(profile.id, profileId))
}

/** Gives a visitor's statement to a member who has neither made one nor has a birthday. */
export async function adoptOver15(
  db: Executor,
  profileId: string,
  isOver15: boolean,
): Promise<void> {
  await db
    .update(profile)
    .set({ isOver15 })
    .where(and(eq(profile.id, profileId), isNull(profile.isOver15), isNull(profile.birthday)))
}

/** Shows a frame around the profile's picture. */
export async function showFrame(db: Executor, profileId: string, frame: string): Promise<void> {
  await db.update(profile).set({ frame }).where(eq(profile.id, profileId))
}

/** Hides a frame. One that replaced it meanwhile stays, which an unlocked read would not see. */
export async function hideFrame(db: Executor, profileId: string, frame: string): Promise<void> {
  await lockProfile(db, profileId)
  await db
    .update(profile)
    .set({ frame: null })
    .where(and(eq(profile.id, profileId), eq(profile.frame, frame)))
}
