import type { Context } from '../../platform/context/context.js'
import { isHiddenByOther } from './case-repository.js'
import type { CaseRow } from '../../schema/moderation/moderation-case.table.js'

/** Shows again what a case hid, unless another case of the same thing hides it too; answers whether it is shown. */
export async function showAgain(ctx: Context<'registry'>, row: CaseRow): Promise<boolean> {
  const { setHidden } = ctx.registry.findReportTarget(row.targetType)
  if (!setHidden || row.hiddenBy === null) return false
  if (await isHiddenByOther(ctx.db, row)) return false
  await setHidden(ctx, row.targetId, false)
  return true
}
