import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Owner } from '../../platform/context/actor.js'
import type { Executor } from '../../platform/db/client.js'
import { member } from '../../schema/account/member.table.js'
import { profile } from '../../schema/profile/profile.table.js'
import { report, type ReportRow } from '../../schema/moderation/report.table.js'

type NewReport = Pick<
  ReportRow,
  | 'id'
  | 'caseId'
  | 'targetType'
  | 'targetId'
  | 'authorProfileId'
  | 'reason'
  | 'detail'
  | 'excerpt'
  | 'createdAt'
>

const reporterColumns = (owner: Owner) =>
  owner.kind === 'member'
    ? { reporterProfileId: owner.profileId }
    : { reporterVisitorId: owner.visitorId }

/** False where the person's report of the same thing is open already. */
export async function insertReport(db: Executor, owner: Owner, row: NewReport): Promise<boolean> {
  const inserted = await db
    .insert(report)
    .values({ ...row, ...reporterColumns(owner) })
    .onConflictDoNothing()
    .returning({ id: report.id })
  return inserted.length > 0
}

export async function findOpenReport(
  db: Executor,
  owner: Owner,
  { targetType, targetId }: Pick<ReportRow, 'targetType' | 'targetId'>,
): Promise<ReportRow | null> {
  const isReporter =
    owner.kind === 'member'
      ? eq(report.reporterProfileId, owner.profileId)
      : eq(report.reporterVisitorId, owner.visitorId)
  const [row] = await db
    .select()
    .from(report)
    .where(
      and(
        isReporter,
        eq(report.targetType, targetType),
        eq(report.targetId, targetId),
        eq(report.status, 'open'),
      ),
    )
  return row ?? null
}

/** The oldest first. */
export async function listReportRows(db: Executor, caseId: string): Promise<ReportRow[]> {
  return db
    .select()
    .from(report)
    .where(eq(report.caseId, caseId))
    .orderBy(asc(report.createdAt), asc(report.id))
}

/** The reasons of each case, the most frequent first. */
export async function listReasonRows(
  db: Executor,
  caseIds: readonly string[],
): Promise<Pick<ReportRow, 'caseId' | 'reason'>[]> {
  return db
    .select({ caseId: report.caseId, reason: report.reason })
    .from(report)
    .where(inArray(report.caseId, [...caseIds]))
    .groupBy(report.caseId, report.reason)
    .orderBy(sql`count(*) desc`, asc(report.reason))
}

/** How many members of a case's reporters joined by then. */
export async function countReporters(
  db: Executor,
  caseId: string,
  joinedBefore: Date,
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${report.reporterProfileId})::int` })
    .from(report)
    .innerJoin(profile, eq(profile.id, report.reporterProfileId))
    .innerJoin(member, eq(member.id, profile.memberId))
    .where(and(eq(report.caseId, caseId), lte(member.createdAt, joinedBefore)))
  return row?.count ?? 0
}

/** Closes a case's open reports; answers the profiles, where there still are any, that made them. */
export async function closeReportRows(
  db: Executor,
  caseId: string,
  settled: Pick<ReportRow, 'status' | 'resolution' | 'settledAt'>,
): Promise<string[]> {
  const rows = await db
    .update(report)
    .set(settled)
    .where(and(eq(report.caseId, caseId), eq(report.status, 'open')))
    .returning({ profileId: report.reporterProfileId })
  const ids = rows.flatMap(({ profileId }) => profileId ?? [])
  if (ids.length === 0) return []
  const here = await db.select({ id: profile.id }).from(profile).where(inArray(profile.id, ids))
  return here.map(({ id }) => id)
}

export async function moveToCase(db: Executor, from: string, to: string): Promise<void> {
  await db.update(report).set({ caseId: to }).where(eq(report.caseId, from))
}

/** Makes a visitor's reports a member's, but for those of what the member reported too; answers how many. */
export async function moveReports(
  db: Executor,
  { visitorId, profileId }: { visitorId: string; profileId: string },
): Promise<number> {
  const { rowCount } = await db.execute(
    sql`update report r set reporter_visitor_id = null, reporter_profile_id = ${profileId}
    where r.reporter_visitor_id = ${visitorId} and not exists (
      select from report own where own.reporter_profile_id = ${profileId} and own.status = 'open'
        and own.target_type = r.target_type and own.target_id = r.target_id
    )`,
  )
  return rowCount ?? 0
}
