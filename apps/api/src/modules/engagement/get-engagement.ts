import type { Engagement } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import type { Target } from './count-repository.js'
import { findEngagement } from './engagement-repository.js'
import { getThing } from './get-thing.js'

/**
 * How a thing stands with everybody, and with the actor.
 * @throws AppError NOT_FOUND
 */
export async function getEngagement(ctx: FullContext<Actor>, target: Target): Promise<Engagement> {
  await getThing(ctx, target)
  return readEngagement(ctx, target)
}

/** Of a thing that the actor was found to see, or that they took something back from. */
export function readEngagement(
  { database, actor }: FullContext<Actor>,
  target: Target,
): Promise<Engagement> {
  return findEngagement(database, target, profileIdOf(actor))
}
