import { and, asc, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { CaseStatus, ReportTarget } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import {
  moderationCase,
  moderationDecision,
  type CaseRow,
} from '../../schema/moderation/moderation-case.table.js'

export type DecisionRow = typeof moderationDecision.$inferSelect
type Target = { targetType: ReportTarget; targetId: string }
export type NewCase = Target &
  Pick<CaseRow, 'id' | 'authorProfileId' | 'excerpt' | 'openedAt'> & { status: 'open' }

const ofTarget = ({ targetType, targetId }: Target) =>
  and(eq(moderationCase.targetType, targetType), eq(moderationCase.targetId, targetId))

/** False where the thing has one that is not decided. */
export async function insertCase(db: Executor, row: NewCase): Promise<boolean> {
  const { rowCount } = await db.insert(moderationCase).values(row).onConflictDoNothing()
  return rowCount === 1
}

export async function findCase(db: Executor, id: string): Promise<CaseRow | null> {
  const [row] = await db.select().from(moderationCase).where(eq(moderationCase.id, id))
  return row ?? null
}

/** Locks a case for the rest of the transaction. */
export async function lockCase(db: Executor, id: string): Promise<CaseRow | null> {
  const [row] = await db
    .select()
    .from(moderationCase)
    .where(eq(moderationCase.id, id))
    .for('update')
  return row ?? null
}

/** The one of a thing that is not decided, locked. */
export async function lockUndecided(db: Executor, target: Target): Promise<CaseRow | null> {
  const [row] = await db
    .select()
    .from(moderationCase)
    .where(and(ofTarget(target), ne(moderationCase.status, 'decided')))
    .for('update')
  return row ?? null
}

/** Whether another case of the same thing hides it. */
export async function isHiddenByOther(db: Executor, row: Target & { id: string }) {
  const [other] = await db
    .select({ id: moderationCase.id })
    .from(moderationCase)
    .where(and(ofTarget(row), ne(moderationCase.id, row.id), isNotNull(moderationCase.hiddenBy)))
    .limit(1)
  return other !== undefined
}

/** The one of a thing that was decided last. */
export async function findDecided(db: Executor, target: Target): Promise<CaseRow | null> {
  const [row] = await db
    .select()
    .from(moderationCase)
    .where(and(ofTarget(target), eq(moderationCase.status, 'decided')))
    .orderBy(desc(moderationCase.decidedAt), desc(moderationCase.id))
    .limit(1)
  return row ?? null
}

export async function updateCase(
  db: Executor,
  id: string,
  values: Partial<typeof moderationCase.$inferInsert>,
): Promise<CaseRow> {
  const [row] = await db
    .update(moderationCase)
    .set(values)
    .where(eq(moderationCase.id, id))
    .returning()
  if (!row) throw new Error(`case ${id} is gone`)
  return row
}

export async function countOneReport(db: Executor, id: string): Promise<void> {
  const reportCount = sql`${moderationCase.reportCount} + 1`
  await db.update(moderationCase).set({ reportCount }).where(eq(moderationCase.id, id))
}

export async function deleteCase(db: Executor, id: string): Promise<void> {
  await db.delete(moderationCase).where(eq(moderationCase.id, id))
}

export type CasePosition = { at: string; id: string }

/** What waits: the oldest first; what is decided: the newest first. */
export async function listCaseRows(
  db: Executor,
  { status, targetType }: { status: CaseStatus; targetType?: ReportTarget | undefined },
  { after, limit }: { after: CasePosition | null; limit: number },
): Promise<CaseRow[]> {
  const isDecided = status === 'decided'
  const at = isDecided ? moderationCase.decidedAt : moderationCase.openedAt
  const beyond = isDecided ? sql`<` : sql`>`
  const inOrder = isDecided ? desc : asc
  return db
    .select()
    .from(moderationCase)
    .where(
      and(
        eq(moderationCase.status, status),
        targetType && eq(moderationCase.targetType, targetType),
        after
          ? sql`(${at}, ${moderationCase.id}) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(inOrder(at), inOrder(moderationCase.id))
    .limit(limit)
}

/** The newest first. */
export async function listCasesOfAuthor(
  db: Executor,
  profileId: string,
  limit: number,
): Promise<CaseRow[]> {
  return db
    .select()
    .from(moderationCase)
    .where(eq(moderationCase.authorProfileId, profileId))
    .orderBy(desc(moderationCase.openedAt), desc(moderationCase.id))
    .limit(limit)
}

/** How many of an author's other cases were upheld. */
export async function countUpheld(
  db: Executor,
  { authorProfileId, id }: Pick<CaseRow, 'authorProfileId' | 'id'>,
): Promise<number> {
  if (authorProfileId === null) return 0
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(moderationCase)
    .where(
      and(
        eq(moderationCase.authorProfileId, authorProfileId),
        eq(moderationCase.outcome, 'upheld'),
        ne(moderationCase.id, id),
      ),
    )
  return row?.count ?? 0
}

/** How many cases wait for a decision, as far as `most`. */
export async function countWaiting(db: Executor, most: number): Promise<number> {
  const some = db
    .select({ id: moderationCase.id })
    .from(moderationCase)
    .where(inArray(moderationCase.status, ['open', 'appealed']))
    .limit(most)
    .as('some')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  return row?.count ?? 0
}

/** Cases whose things were to be hidden until now. */
export async function listOverBlinds(db: Executor, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: moderationCase.id })
    .from(moderationCase)
    .where(
      and(
        lte(moderationCase.blindUntil, now),
        eq(moderationCase.hiddenBy, 'claim'),
        ne(moderationCase.status, 'decided'),
      ),
    )
  return rows.map(({ id }) => id)
}

export async function insertDecision(db: Executor, row: DecisionRow): Promise<void> {
  await db.insert(moderationDecision).values(row)
}

/** The oldest first. */
export async function listDecisions(db: Executor, caseId: string): Promise<DecisionRow[]> {
  return db
    .select()
    .from(moderationDecision)
    .where(eq(moderationDecision.caseId, caseId))
    .orderBy(asc(moderationDecision.createdAt), asc(moderationDecision.id))
}
