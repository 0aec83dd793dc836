import type { ParsedBodyOf } from '@doran/contract'
import { MODERATION } from '@doran/contract/limits'
import type { Actor, Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context, type FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { countReport } from './count-report.js'
import { joinCase } from './join-case.js'
import { findOpenReport, insertReport } from './report-repository.js'

type NewReport = ParsedBodyOf<'POST /v1/report'> & { becomeOwner: () => Promise<Owner> }

/**
 * Keeps what somebody reports, as it stands now, with the case of it; while their first report of it is open, a second
 * changes nothing.
 * @throws AppError NOT_FOUND for what is not there, or not for this person to see
 */
export async function createReport(
  ctx: FullContext<Actor>,
  { becomeOwner, ...given }: NewReport,
): Promise<{ id: string }> {
  const { targetType, targetId, reason, detail } = given
  const found = await ctx.registry.findReportTarget(targetType).find(ctx, targetId)
  if (!found) throw new AppError('NOT_FOUND')
  const { authorProfileId, excerpt, hasPictures = false } = found
  const reporter = await becomeOwner()
  const known = await findOpenReport(ctx.db, reporter, given)
  if (known) return { id: known.id }
  return inTransaction(ctx, async (tx) => {
    const thing = { targetType, targetId, authorProfileId, excerpt }
    const opened = await joinCase(tx, thing)
    const id = tx.newId()
    const row = { id, caseId: opened.id, ...thing, reason, detail, createdAt: tx.clock.now() }
    if (!(await insertReport(tx.db, reporter, row))) {
      // The same person's other report of it was first.
      const first = await findOpenReport(tx.db, reporter, given)
      return { id: first?.id ?? id }
    }
    const showsSomebody = hasPictures && reason === 'privacy' && isCounted(tx, reporter)
    await countReport(tx, { opened, showsSomebody })
    return { id }
  })
}

/** Visitors, and members whose accounts are younger, hide nothing. */
function isCounted({ clock }: Context, reporter: Owner): boolean {
  const joinedBefore = clock.now().getTime() - MODERATION.countedAfterMs
  return reporter.kind === 'member' && reporter.joinedAt.getTime() <= joinedBefore
}
