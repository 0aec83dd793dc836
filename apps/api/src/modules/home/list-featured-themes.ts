import type { Context } from '../../platform/context/context.js'
import type { FeaturedOption } from '../../platform/module/featured-place.js'
import { listNewest } from '../theme/index.js'
import { HERO_FILTER } from './hero-filter.js'

/** Lists the stories that may be a page's first, the newest first. */
export async function listFeaturedThemes(ctx: Context, limit: number): Promise<FeaturedOption[]> {
  const themes = await listNewest(ctx, { filter: HERO_FILTER, limit })
  return themes.map(({ id, title, cover: { url, alt } }) => ({ id, title, picture: { url, alt } }))
}
