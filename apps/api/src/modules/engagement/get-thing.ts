import type { Actor } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { EngagementThing } from '../../platform/module/engagement-target.js'
import type { Target } from './count-repository.js'

/**
 * What a like, a save or a comment is about, as the actor sees it.
 * @throws AppError NOT_FOUND for what is not there, or not for this person to see
 */
export async function getThing(
  ctx: FullContext<Actor>,
  { targetType, targetId }: Target,
): Promise<EngagementThing> {
  const found = await ctx.registry.findEngagementTarget(targetType).find(ctx, targetId)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}
