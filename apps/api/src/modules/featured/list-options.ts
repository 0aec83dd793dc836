import type { FeaturedPlace } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import type { FeaturedOption } from '../../platform/module/featured-place.js'

const MOST = 200

/** Lists the things that may be shown first at a place, the newest first. */
export async function listOptions(
  ctx: Context<'registry'>,
  place: FeaturedPlace,
): Promise<FeaturedOption[]> {
  return ctx.registry.findFeaturedPlace(place).listOptions(ctx, MOST)
}
