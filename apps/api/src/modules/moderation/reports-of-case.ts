import { ReportReason } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import {
  countReporters,
  listReasonRows,
  listReportRows,
  moveToCase,
  closeReportRows,
} from './report-repository.js'

export type CaseReport = {
  id: string
  reason: ReportReason
  detail: string
  /** Null for a visitor. */
  reporterProfileId: string | null
  createdAt: Date
}

/** What was reported of a case, the oldest first. */
export async function listReportsOf(
  { db }: Context,
  { caseId }: { caseId: string },
): Promise<CaseReport[]> {
  const rows = await listReportRows(db, caseId)
  return rows.map(({ id, reason, detail, reporterProfileId, createdAt }) => ({
    id,
    reason: ReportReason.parse(reason),
    detail,
    reporterProfileId,
    createdAt,
  }))
}

/** Why things were reported, by their cases; the most frequent reason first. */
export async function listReasons(
  { db }: Context,
  { caseIds }: { caseIds: readonly string[] },
): Promise<ReadonlyMap<string, ReportReason[]>> {
  const rows = await listReasonRows(db, caseIds)
  const byCase = Map.groupBy(rows, ({ caseId }) => caseId ?? '')
  return new Map(
    [...byCase].map(([id, ofCase]) => [id, ofCase.map(({ reason }) => ReportReason.parse(reason))]),
  )
}

/** How many members reported it whose accounts are as old as `joinedBefore`. */
export function countCountedReporters(
  { db }: Context,
  { caseId, joinedBefore }: { caseId: string; joinedBefore: Date },
): Promise<number> {
  return countReporters(db, caseId, joinedBefore)
}

type ReportDecision = { caseId: string; outcome: 'upheld' | 'dismissed'; reason: string }

/** Closes the open reports of a case; answers the members who reported it and are still here, each once. */
export async function closeReportsOf(
  { db, clock }: Context,
  { caseId, outcome, reason }: ReportDecision,
): Promise<string[]> {
  const settled = { status: outcome, resolution: reason, settledAt: clock.now() }
  return closeReportRows(db, caseId, settled)
}

/** Makes one case's reports another's. */
export async function moveReportsOfCase(
  { db }: Context,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await moveToCase(db, from, to)
}
