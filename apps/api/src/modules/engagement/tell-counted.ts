import type { Context } from '../../platform/context/context.js'
import type { Target } from './count-repository.js'

/** Tells what is counted that its numbers changed, in the transaction that changed them. */
export async function tellCounted(
  ctx: Context<'registry'>,
  { targetType, targetId }: Target,
): Promise<void> {
  await ctx.registry.findEngagementTarget(targetType).onCounted?.(ctx, targetId)
}

/** The same of several. */
export async function tellAllCounted(
  ctx: Context<'registry'>,
  targets: readonly Target[],
): Promise<void> {
  for (const target of targets) await tellCounted(ctx, target)
}
