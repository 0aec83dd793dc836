import type { ApiClient } from '@doran/api-client'
import type { GameCard } from '@doran/contract'
import { listAll } from './list-all'

/** With all themes they stay within the 50,000 addresses of a sitemap. */
const MOST = 20_000

/** Every public game, the newest first. */
export function listAllGames(api: ApiClient): Promise<GameCard[]> {
  return listAll((place) => api.call('GET /v1/game', { query: { sort: 'new', ...place } }), MOST)
}
