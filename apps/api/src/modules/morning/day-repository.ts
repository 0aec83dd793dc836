import { and, count, eq, gte, lt, max } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import type { Executor } from '../../platform/db/client.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { countCommas } from './comma-repository.js'
import { morningDay, morningNote, type MorningDayRow } from '../../schema/morning/morning.table.js'
import type { StreakFacts } from './streak.js'

/** As far back as a streak's commas matter: the longest gap, and the whole week that it begins in. */
const DAYS_BACK = 21

export type CheckRow = Pick<MorningDayRow, 'day' | 'mood' | 'checkedAt'> & {
  type: MorningDayRow['type']
  note: { id: string; text: string; isAnonymous: boolean } | null
}

/** A member's days from one until another, each with its note, the first first. */
export async function listDays(
  db: Executor,
  { profileId, from, until }: { profileId: string; from: number; until: number },
): Promise<CheckRow[]> {
  return db
    .select({
      day: morningDay.day,
      type: morningDay.type,
      mood: morningDay.mood,
      checkedAt: morningDay.checkedAt,
      note: {
        id: morningNote.id,
        text: morningNote.text,
        isAnonymous: morningNote.isAnonymous,
      },
    })
    .from(morningDay)
    .leftJoin(
      morningNote,
      and(eq(morningNote.profileId, morningDay.profileId), eq(morningNote.day, morningDay.day)),
    )
    .where(
      and(
        eq(morningDay.profileId, profileId),
        gte(morningDay.day, from),
        lt(morningDay.day, until),
      ),
    )
    .orderBy(morningDay.day)
}

/** A member's check-in of a day; null where there is none. */
export async function findCheck(
  db: Executor,
  profileId: string,
  day: number,
): Promise<CheckRow | null> {
  const [row] = await listDays(db, { profileId, from: day, until: day + 1 })
  return row ?? null
}

/** What the streak of a member follows from, as it is now. */
export async function readStreakFacts(
  ctx: Context,
  profileId: string,
  today = dayInSeoul(ctx.clock.now()),
): Promise<StreakFacts> {
  const { db } = ctx
  const ofMember = eq(morningDay.profileId, profileId)
  const days = await db
    .select({ day: morningDay.day, type: morningDay.type, streak: morningDay.streak })
    .from(morningDay)
    .where(and(ofMember, gte(morningDay.day, today - DAYS_BACK)))
  const [most] = await db
    .select({ streak: max(morningDay.streak) })
    .from(morningDay)
    .where(ofMember)
  return { today, days, longest: most?.streak ?? 0, bought: await countCommas(ctx, profileId) }
}

export async function insertDays(
  db: Executor,
  rows: readonly (typeof morningDay.$inferInsert)[],
): Promise<void> {
  await db.insert(morningDay).values([...rows])
}

export async function updateStreak(
  db: Executor,
  { profileId, day, streak }: Pick<MorningDayRow, 'profileId' | 'day' | 'streak'>,
): Promise<void> {
  await db
    .update(morningDay)
    .set({ streak })
    .where(and(eq(morningDay.profileId, profileId), eq(morningDay.day, day)))
}

/** Everybody's check-ins of a day. */
export async function countChecks(db: Executor, day: number): Promise<number> {
  const [found] = await db
    .select({ checks: count() })
    .from(morningDay)
    .where(and(eq(morningDay.day, day), eq(morningDay.type, 'check')))
  return found?.checks ?? 0
}

/** Whether a member was here today. */
export async function hasCheckedIn({ db, clock }: Context, profileId: string): Promise<boolean> {
  const row = await findCheck(db, profileId, dayInSeoul(clock.now()))
  return row?.type === 'check'
}
