import type { FeaturedPlace } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { findChoice } from './featured-repository.js'

/** The id of what an administrator chose for a place; null where the place's own rules choose. */
export async function findFeatured(
  { db, clock }: Context,
  place: FeaturedPlace,
): Promise<string | null> {
  const choice = await findChoice(db, place, clock.now())
  return choice?.targetId ?? null
}
