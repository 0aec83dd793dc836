import type { Featured, FeaturedPlace } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { findChoice } from './featured-store.js'
import { listOptions, TARGET_TYPES } from './list-options.js'

/** What stands first at a place, and what may. A choice that is over, or not to be seen any more, is none. */
export async function getFeatured(ctx: Context, place: FeaturedPlace): Promise<Featured> {
  const options = await listOptions(ctx, place)
  const choice = await findChoice(ctx.db, place, ctx.clock.now())
  const chosen = options.find(({ id }) => id === choice?.targetId)
  return {
    place,
    targetType: TARGET_TYPES[place],
    chosen: chosen ? { ...chosen, until: choice?.until?.toISOString() ?? null } : null,
    options: options.map(({ id, title }) => ({ id, title })),
  }
}
