import type { Context } from '../../platform/context/context.js'
import type { FeaturedOption } from '../../platform/module/featured-place.js'
import { TODAYS_GAME_FILTER } from './get-hub.js'
import { listFirstGames } from './list-games.js'

/** Lists the games that may be today's, the newest first. */
export async function listFeaturedGames(ctx: Context, limit: number): Promise<FeaturedOption[]> {
  const games = await listFirstGames(ctx, { ...TODAYS_GAME_FILTER, sort: 'new', limit })
  return games.map(({ id, title, cover }) => ({ id, title, picture: cover }))
}
