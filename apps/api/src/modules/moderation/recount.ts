import { EngagementTarget } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import type { CaseRow } from '../../schema/moderation/moderation-case.table.js'

/** Where reports count for a thing's place in lists, it is counted again, in the transaction that changed them. */
export async function recount(
  ctx: Context<'registry'>,
  { targetType, targetId }: Pick<CaseRow, 'targetType' | 'targetId'>,
): Promise<void> {
  const engaged = EngagementTarget.safeParse(targetType)
  if (!engaged.success) return
  await ctx.registry.findEngagementTarget(engaged.data).onCounted?.(ctx, targetId)
}
