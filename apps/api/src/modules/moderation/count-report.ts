import { MODERATION } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { OFFICIAL_PROFILE_ID } from '../profile/index.js'
import { countCountedReporters } from './reports-of-case.js'
import { countOneReport, findDecided, updateCase } from './case-repository.js'
import type { CaseRow } from '../../schema/moderation/moderation-case.table.js'
import { recount } from './recount.js'
import { tellAuthor } from './tell-author.js'

/**
 * Counts a new report of a case that is locked, and hides the thing until somebody looks at it where enough people
 * reported it, or it `showsSomebody` who does not want it.
 */
export async function countReport(
  ctx: Context<'registry'>,
  { opened, showsSomebody }: { opened: CaseRow; showsSomebody: boolean },
): Promise<void> {
  await countOneReport(ctx.db, opened.id)
  await hideByReports(ctx, { opened, showsSomebody })
  await recount(ctx, opened)
}

async function hideByReports(
  ctx: Context<'registry'>,
  { opened, showsSomebody }: { opened: CaseRow; showsSomebody: boolean },
): Promise<void> {
  const { setHidden, hidesByReports } = ctx.registry.findReportTarget(opened.targetType)
  if (!setHidden || !hidesByReports) return
  // What was decided about, and appealed, is not hidden again by reports; nor is anything of the product's own.
  if (opened.status !== 'open' || opened.hiddenBy !== null) return
  if (opened.authorProfileId === null || opened.authorProfileId === OFFICIAL_PROFILE_ID) return
  const hides = showsSomebody && !(await wasDismissed(ctx, opened))
  if (!hides && !(await isReportedByMany(ctx, opened.id))) return
  await setHidden(ctx, opened.targetId, true)
  const row = await updateCase(ctx.db, opened.id, { hiddenBy: 'reports' })
  await tellAuthor(ctx, { row, what: 'waiting', reason: '' })
}

/** A moderator let it stand as it is: one person alone does not hide it again. */
async function wasDismissed({ db }: Context, opened: CaseRow): Promise<boolean> {
  const last = await findDecided(db, opened)
  return last?.outcome === 'dismissed' && last.excerpt === opened.excerpt
}

async function isReportedByMany(ctx: Context, caseId: string): Promise<boolean> {
  const joinedBefore = new Date(ctx.clock.now().getTime() - MODERATION.countedAfterMs)
  const count = await countCountedReporters(ctx, { caseId, joinedBefore })
  return count >= MODERATION.hidingReports
}
