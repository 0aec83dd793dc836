import type { ParsedBodyOf } from '@doran/contract'
import type { Actor, Owner } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findOpenReport, insertReport } from './report-store.js'

type NewReport = ParsedBodyOf<'POST /v1/report'> & { becomeOwner: () => Promise<Owner> }

/**
 * Keeps what somebody reports, as it stands now; while their first report of it is open, a second changes nothing.
 * @throws AppError NOT_FOUND for what is not there, or not for this person to see
 */
export async function createReport(
  ctx: FullContext<Actor>,
  { becomeOwner, ...given }: NewReport,
): Promise<{ id: string }> {
  const { targetType, targetId } = given
  const found = await ctx.registry.findReportTarget(targetType)(ctx, targetId)
  if (!found) throw new AppError('NOT_FOUND')
  const reporter = await becomeOwner()
  const id = ctx.newId()
  const row = { id, ...given, ...found, createdAt: ctx.clock.now() }
  if (await insertReport(ctx.db, reporter, row)) return { id }
  const open = await findOpenReport(ctx.db, reporter, given)
  return { id: open?.id ?? id }
}
