import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { yearLetter } from '../../schema/yearend/yearend.table.js'

export type YearLetterRow = typeof yearLetter.$inferSelect

/** Inserts unless the member wrote one in the year; false then. */
export async function insertLetter(
  db: Executor,
  row: typeof yearLetter.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(yearLetter)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: yearLetter.id })
  return inserted.length > 0
}

export async function findLetterOfYear(
  db: Executor,
  profileId: string,
  year: number,
): Promise<YearLetterRow | null> {
  const [row] = await db
    .select()
    .from(yearLetter)
    .where(and(eq(yearLetter.profileId, profileId), eq(yearLetter.year, year)))
  return row ?? null
}

export async function listLetters(db: Executor, profileId: string): Promise<YearLetterRow[]> {
  return db
    .select()
    .from(yearLetter)
    .where(eq(yearLetter.profileId, profileId))
    .orderBy(desc(yearLetter.year))
}

/** In a transaction: marks letters that opened as announced, some at a time; each is answered once, whoever asks. */
export async function takeOpened(
  db: Executor,
  { now, limit }: { now: Date; limit: number },
): Promise<{ profileId: string; year: number }[]> {
  const opened = await db
    .select({ id: yearLetter.id, profileId: yearLetter.profileId, year: yearLetter.year })
    .from(yearLetter)
    .where(and(isNull(yearLetter.announcedAt), lte(yearLetter.opensAt, now)))
    .orderBy(yearLetter.opensAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const ids = opened.map(({ id }) => id)
  await db.update(yearLetter).set({ announcedAt: now }).where(inArray(yearLetter.id, ids))
  return opened
}
