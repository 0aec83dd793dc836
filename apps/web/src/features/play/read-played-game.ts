import { findOnApi } from '@doran/site/core'
import type { ApiClient } from '@doran/api-client'
import type { GameKind } from '@doran/contract'
import { unlessRated } from '../../lib/unless-rated'
import { isContentOf, type ContentOf } from './internal/content-of'
import type { PlayedGame } from './played-game'
import type { RatedGame } from './rated-player'

/** What a player of the kind opens with; null where there is no such game of this kind. */
export async function readPlayedGame<K extends GameKind>(
  api: ApiClient,
  kind: K,
  gameId: string,
): Promise<PlayedGame<ContentOf<K>> | RatedGame | null> {
  const of = { params: { gameId } }
  const [game, version, mine] = await Promise.all([
    findOnApi(api.call('GET /v1/game/{gameId}', of)),
    findOnApi(unlessRated(api.call('GET /v1/game/{gameId}/content', of))),
    findOnApi(api.call('GET /v1/game/{gameId}/mine', of)),
  ])
  if (game?.kind !== kind || !version) return null
  if (typeof version === 'string') return { game, refusal: version }
  const { versionId, content } = version
  if (!isContentOf(kind, content)) return null
  return { game, versionId, content, unfinished: mine?.unfinished ?? null }
}
