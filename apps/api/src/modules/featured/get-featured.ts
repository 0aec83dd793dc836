import type { Featured, FeaturedPlace } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { findChoice } from './featured-repository.js'
import { listOptions } from './list-options.js'

/** What stands first at a place, and what may. A choice that is over, or not to be seen any more, is none. */
export async function getFeatured(
  ctx: Context<'registry'>,
  place: FeaturedPlace,
): Promise<Featured> {
  const options = await listOptions(ctx, place)
  const choice = await findChoice(ctx.db, place, ctx.clock.now())
  const chosen = options.find(({ id }) => id === choice?.targetId)
  return {
    place,
    targetType: ctx.registry.findFeaturedPlace(place).targetType,
    chosen: chosen ? { ...chosen, until: choice?.until?.toISOString() ?? null } : null,
    options: options.map(({ id, title }) => ({ id, title })),
  }
}
