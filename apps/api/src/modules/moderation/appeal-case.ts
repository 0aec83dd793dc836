import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { moveReportsOfCase } from './reports-of-case.js'
import { deleteCase, listDecisions, lockUndecided, updateCase } from './case-repository.js'
import { appealableUntil } from './case-view.js'
import { moveClaims } from './claim-repository.js'
import type { CaseRow } from '../../schema/moderation/moderation-case.table.js'
import { listSanctionsOfCase } from './sanction-repository.js'

/**
 * Keeps what the author says to a case that is locked; one that was decided goes back into the queue. The same words
 * again change nothing.
 * @throws AppError APPEAL_LATE
 */
export async function appealCase(
  ctx: Context,
  { row, text }: { row: CaseRow; text: string },
): Promise<void> {
  const { db, clock } = ctx
  if (row.status !== 'decided' && row.appealText === text) return
  const now = clock.now()
  const sanctions = await listSanctionsOfCase(db, row.id)
  const decisions = (await listDecisions(db, row.id)).length
  if (!appealableUntil({ row, sanctions, decisions }, now)) throw new AppError('APPEAL_LATE')
  if (row.status === 'open') await updateCase(db, row.id, { appealText: text, appealedAt: now })
  else await reopenCase(ctx, { row, text })
}

/**
 * Puts a decided case back into the queue, with what its author says.
 * @throws AppError APPEAL_LATE while another case of the same thing is appealed
 */
export async function reopenCase(
  ctx: Context,
  { row, text }: { row: CaseRow; text: string },
): Promise<void> {
  const added = await absorbOpened(ctx, row)
  const appealed = { appealText: text, appealedAt: ctx.clock.now() }
  await updateCase(ctx.db, row.id, { ...appealed, ...added, status: 'appealed' })
}

/** A thing has one case that waits: what was opened since becomes part of the one that is appealed. */
async function absorbOpened(ctx: Context, row: CaseRow): Promise<Partial<CaseRow>> {
  const opened = await lockUndecided(ctx.db, row)
  if (!opened) return {}
  if (opened.status === 'appealed') throw new AppError('APPEAL_LATE')
  await moveReportsOfCase(ctx, { from: opened.id, to: row.id })
  await moveClaims(ctx.db, opened.id, row.id)
  await deleteCase(ctx.db, opened.id)
  return {
    reportCount: row.reportCount + opened.reportCount,
    hasClaim: row.hasClaim || opened.hasClaim,
    hiddenBy: row.hiddenBy ?? opened.hiddenBy,
    blindUntil: opened.blindUntil,
  }
}
