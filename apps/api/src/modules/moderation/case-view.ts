import type { Maker, ModerationCase, OwnCase, ReportReason } from '@doran/contract'
import { MODERATION } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { listMakers } from '../profile/index.js'
import { listReasons } from './reports-of-case.js'
import type { CaseRow } from '../../schema/moderation/moderation-case.table.js'
import { toSanction } from './sanction-view.js'
import type { SanctionRow } from '../../schema/moderation/sanction.table.js'

/** Cases as moderators see them. */
export async function toCases(ctx: Context, rows: readonly CaseRow[]): Promise<ModerationCase[]> {
  const authors = await listMakers(
    ctx,
    rows.flatMap(({ authorProfileId }) => authorProfileId ?? []),
  )
  const reasons = await listReasons(ctx, { caseIds: rows.map(({ id }) => id) })
  return rows.map((row) =>
    toCase(row, {
      author: (row.authorProfileId && authors.get(row.authorProfileId)) || null,
      reasons: reasons.get(row.id) ?? [],
    }),
  )
}

function toCase(
  row: CaseRow,
  { author, reasons }: { author: Maker | null; reasons: ReportReason[] },
): ModerationCase {
  return {
    id: row.id,
    targetType: row.targetType,
    targetId: row.targetId,
    status: row.status,
    author,
    excerpt: row.excerpt,
    reportCount: row.reportCount,
    reasons,
    hasClaim: row.hasClaim,
    hiddenBy: row.hiddenBy,
    outcome: row.outcome,
    openedAt: row.openedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

export function appealOf({ appealText, appealedAt }: CaseRow): OwnCase['appeal'] {
  return appealText === null || appealedAt === null
    ? null
    : { text: appealText, at: appealedAt.toISOString() }
}

type OfCase = {
  row: CaseRow
  /** What it led to, the newest first. */
  sanctions: readonly SanctionRow[]
  decisions: number
}

/**
 * Until when the author may say what they have to say: once while the thing is hidden and nobody has decided, and
 * once about the first decision.
 */
export function appealableUntil({ row, sanctions, decisions }: OfCase, now: Date): Date | null {
  if (row.status === 'open') {
    const mayWrite = row.hiddenBy !== null && row.appealText === null
    return mayWrite ? (row.blindUntil ?? new Date(now.getTime() + MODERATION.appealMs)) : null
  }
  if (row.status !== 'decided' || row.decidedAt === null || decisions > 1) return null
  if (row.outcome !== 'upheld' && sanctions.length === 0) return null
  const until = new Date(row.decidedAt.getTime() + MODERATION.appealMs)
  return now < until ? until : null
}

/** A case as the author of what it is about sees it. */
export function toOwnCase(ofCase: OfCase, now: Date): OwnCase {
  const { row, sanctions } = ofCase
  const [last] = sanctions
  return {
    id: row.id,
    targetType: row.targetType,
    excerpt: row.excerpt,
    status: row.status,
    hiddenBy: row.hiddenBy,
    outcome: row.outcome,
    reason: row.outcome === null ? null : row.reason,
    sanction: last ? toSanction(last) : null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    appealUntil: appealableUntil(ofCase, now)?.toISOString() ?? null,
    appeal: appealOf(row),
  }
}
