import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { YearSource } from '@doran/contract/limits'
import type { Database, Executor } from '../../platform/db/client.js'
import { yearBook, type YearBookRow } from '../../schema/yearend/yearend.table.js'

export async function findBookOfYear(
  db: Executor,
  profileId: string,
  year: number,
): Promise<YearBookRow | null> {
  const [row] = await db
    .select()
    .from(yearBook)
    .where(and(eq(yearBook.profileId, profileId), eq(yearBook.year, year)))
  return row ?? null
}

export async function findBookByCode(db: Executor, shareCode: string): Promise<YearBookRow | null> {
  const [row] = await db.select().from(yearBook).where(eq(yearBook.shareCode, shareCode))
  return row ?? null
}

export async function findBook(db: Executor, id: string): Promise<YearBookRow | null> {
  const [row] = await db.select().from(yearBook).where(eq(yearBook.id, id))
  return row ?? null
}

/** Locks the member's own book until the transaction ends. */
export async function lockOwnBook(
  db: Executor,
  { profileId, shareCode }: { profileId: string; shareCode: string },
): Promise<YearBookRow | null> {
  const [row] = await db
    .select()
    .from(yearBook)
    .where(and(eq(yearBook.shareCode, shareCode), eq(yearBook.profileId, profileId)))
    .for('update')
  return row ?? null
}

/** Locks the year's book of a member until the transaction ends. */
export async function lockBookOfYear(
  db: Executor,
  { profileId, year }: { profileId: string; year: number },
): Promise<YearBookRow | null> {
  const [row] = await db
    .select()
    .from(yearBook)
    .where(and(eq(yearBook.profileId, profileId), eq(yearBook.year, year)))
    .for('update')
  return row ?? null
}

export async function lockBook(db: Executor, id: string): Promise<YearBookRow | null> {
  const [row] = await db.select().from(yearBook).where(eq(yearBook.id, id)).for('update')
  return row ?? null
}

export async function updateBook(
  db: Executor,
  id: string,
  changes: Partial<typeof yearBook.$inferInsert>,
): Promise<YearBookRow | null> {
  const [row] = await db.update(yearBook).set(changes).where(eq(yearBook.id, id)).returning()
  return row ?? null
}

export async function deleteBook(
  db: Executor,
  { profileId, shareCode }: { profileId: string; shareCode: string },
): Promise<boolean> {
  const deleted = await db
    .delete(yearBook)
    .where(and(eq(yearBook.shareCode, shareCode), eq(yearBook.profileId, profileId)))
    .returning({ id: yearBook.id })
  return deleted.length > 0
}

type Asked = {
  id: string
  profileId: string
  year: number
  shareCode: string
  sources: YearSource[]
  now: Date
  /** One that was made from the same since then is left as it is. */
  freshSince: Date
}

/** Has a book made, unless it is being made already, was just made from the same, or was ever shared, as it says. */
export async function askForBook(db: Executor, asked: Asked): Promise<{ wasShared: boolean }> {
  const { id, profileId, year, shareCode, sources, now, freshSince } = asked
  const isOver = sql`(${yearBook.hasFailed} or ${yearBook.step} = 'done')`
  const isOther = sql`(${yearBook.hasFailed} or ${yearBook.sources} <> excluded.sources
    or ${yearBook.madeAt} < ${freshSince.toISOString()})`
  const begun = { sources, step: 'waiting' as const, askedAt: now }
  await db
    .insert(yearBook)
    .values({ id, profileId, year, shareCode, hiddenPages: [], ...begun })
    .onConflictDoUpdate({
      target: [yearBook.profileId, yearBook.year],
      set: { ...begun, takenAt: null, attempts: 0, hasFailed: false },
      setWhere: sql`not ${yearBook.wasShared} and ${isOver} and ${isOther}`,
    })
  return { wasShared: (await findBookOfYear(db, profileId, year))?.wasShared ?? false }
}

/** In a transaction: has books that were made before then, and never shared, made anew from the same. Answers how many. */
export async function askForOutdated(
  db: Executor,
  { year, madeBefore, now, limit }: { year: number; madeBefore: Date; now: Date; limit: number },
): Promise<number> {
  const outdated = await db
    .select({ id: yearBook.id })
    .from(yearBook)
    .where(
      and(
        eq(yearBook.year, year),
        eq(yearBook.step, 'done'),
        eq(yearBook.wasShared, false),
        lt(yearBook.madeAt, madeBefore),
      ),
    )
    .orderBy(yearBook.madeAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const ids = outdated.map(({ id }) => id)
  await db
    .update(yearBook)
    .set({ step: 'waiting', askedAt: now, takenAt: null, attempts: 0 })
    .where(inArray(yearBook.id, ids))
  return ids.length
}

/** A row as a process took it on: whoever takes it later has made one attempt more. */
export type TakenBook = Pick<YearBookRow, 'id' | 'attempts' | 'takenAt'>

/** Takes the book that waits longest, for this process alone until it is held to have died. */
export async function takeBook(
  { db }: Database,
  { now, deadSince }: { now: Date; deadSince: Date },
): Promise<YearBookRow | null> {
  const waiting = db.$with('waiting').as(
    db
      .select({ id: yearBook.id })
      .from(yearBook)
      .where(
        and(
          ne(yearBook.step, 'done'),
          eq(yearBook.hasFailed, false),
          or(isNull(yearBook.takenAt), lt(yearBook.takenAt, deadSince)),
        ),
      )
      .orderBy(yearBook.askedAt)
      .limit(1)
      .for('update', { skipLocked: true }),
  )
  const [row] = await db
    .with(waiting)
    .update(yearBook)
    .set({ takenAt: now, attempts: sql`${yearBook.attempts} + 1` })
    .where(inArray(yearBook.id, db.select({ id: waiting.id }).from(waiting)))
    .returning()
  return row ?? null
}

/** Changes a book that is still this process's; false where it is not. */
export async function updateTaken(
  db: Executor,
  { id, attempts, takenAt }: TakenBook,
  changes: Partial<typeof yearBook.$inferInsert>,
): Promise<boolean> {
  const updated = await db
    .update(yearBook)
    .set(changes)
    .where(
      and(
        eq(yearBook.id, id),
        eq(yearBook.attempts, attempts),
        takenAt ? eq(yearBook.takenAt, takenAt) : undefined,
        ne(yearBook.step, 'done'),
      ),
    )
    .returning({ id: yearBook.id })
  return updated.length > 0
}

/** Books of other years that were made, the latest first. */
export async function listEarlierBooks(
  db: Executor,
  profileId: string,
  before: number,
): Promise<YearBookRow[]> {
  return db
    .select()
    .from(yearBook)
    .where(
      and(
        eq(yearBook.profileId, profileId),
        lt(yearBook.year, before),
        gt(sql`jsonb_array_length(${yearBook.pages})`, 0),
      ),
    )
    .orderBy(desc(yearBook.year))
}
