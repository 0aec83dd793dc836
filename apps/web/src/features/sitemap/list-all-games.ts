import type { ApiClient } from '@doran/api-client'
import type { GameCard } from '@doran/contract'

const PAGE = 50
/** With all themes they stay within the 50,000 addresses of a sitemap. */
const MOST = 20_000

/** Every public game, page after page, the newest first. */
export async function listAllGames(api: ApiClient): Promise<GameCard[]> {
  const games: GameCard[] = []
  let cursor: string | null = null
  do {
    const query: { sort: 'new'; limit: number; cursor?: string } = {
      sort: 'new',
      limit: PAGE,
      ...(cursor && { cursor }),
    }
    const page = await api.call('GET /v1/game', { query })
    games.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null && games.length < MOST)
  return games
}
