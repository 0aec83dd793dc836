import { and, asc, eq, sql } from 'drizzle-orm'
import type { Owner } from '../../platform/context/actor.js'
import type { Executor } from '../../platform/db/client.js'
import { report, type ReportRow } from './report.table.js'

export type ReportPosition = { createdAt: string; id: string }

type NewReport = Pick<
  ReportRow,
  | 'id'
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
export async function listReportRows(
  db: Executor,
  status: ReportRow['status'],
  { after, limit }: { after: ReportPosition | null; limit: number },
): Promise<ReportRow[]> {
  return db
    .select()
    .from(report)
    .where(
      and(
        eq(report.status, status),
        after
          ? sql`(${report.createdAt}, ${report.id}) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(report.createdAt), asc(report.id))
    .limit(limit)
}

/** Settles an open report; null where there is none of that id. */
export async function settleOpenReport(
  db: Executor,
  id: string,
  settled: Pick<ReportRow, 'status' | 'resolution' | 'settledAt'>,
): Promise<ReportRow | null> {
  const [row] = await db
    .update(report)
    .set(settled)
    .where(and(eq(report.id, id), eq(report.status, 'open')))
    .returning()
  return row ?? null
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
