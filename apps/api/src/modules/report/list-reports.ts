import { z } from 'zod'
import { Report } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listReportRows } from './report-store.js'
import type { ReportRow } from './report.table.js'

const Position = z.object({ createdAt: CursorInstant, id: z.uuid() })

/** For moderators, the oldest first. */
export async function listReports(
  { db }: Context<never, Member>,
  query: { cursor?: string | undefined; limit: number; status: ReportRow['status'] },
): Promise<{ items: Report[]; nextCursor: string | null }> {
  const after = decodeCursor(query.cursor, Position)
  const rows = await listReportRows(db, query.status, { after, limit: query.limit + 1 })
  return toPage(rows, query.limit, toReport, ({ createdAt, id }) => ({ createdAt, id }))
}

/** For the command line, the oldest first. */
export async function listOpenReports(
  { db }: Context,
  { limit }: { limit: number },
): Promise<Report[]> {
  const rows = await listReportRows(db, 'open', { after: null, limit })
  return rows.map((row) => toReport(row))
}

/** As moderators see it; what it holds was written by this same code and is parsed again. */
function toReport(row: ReportRow): Report {
  return Report.parse({
    ...row,
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  })
}
