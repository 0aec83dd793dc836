import { findOnApi } from '@doran/site/core'
import { ApiError, type ApiClient } from '@doran/api-client'
import type { GameKind } from '@doran/contract'
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

async function unlessRated<T>(read: Promise<T>): Promise<T | RatedGame['refusal']> {
  try {
    return await read
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'AGE_UNCONFIRMED' || code === 'RATING_LIMIT') return code
    throw error
  }
}
