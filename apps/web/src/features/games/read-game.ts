import { findOnApi } from '@doran/site/core'
import { ApiError, type ApiClient } from '@doran/api-client'
import type { GameDetail, GameKind } from '@doran/contract'
import type { GameDetailPageProps } from './game-detail-page'
import type { Mine } from './internal/detail/game-mine'

/** A game, or null where the API knows no such one. */
export function readGame(api: ApiClient, gameId: string): Promise<GameDetail | null> {
  return findOnApi(api.call('GET /v1/game/{gameId}', { params: { gameId } }))
}

const KINDS_WITH_STAT: ReadonlySet<GameKind> = new Set(['psytest', 'quiz', 'branch', 'tomato'])

/** What stands on a game's page beside the game. Numbers that cannot be read leave the rest of it as it is. */
export async function readAroundGame(
  api: ApiClient,
  { id, kind }: GameDetail,
): Promise<Omit<GameDetailPageProps, 'game'>> {
  const of = { params: { gameId: id } }
  const [mine, endings, stat, ranking, engagement] = await Promise.all([
    api.call('GET /v1/game/{gameId}/mine', of),
    kind === 'branch' ? unlessFailed(readEndings(api, id)) : null,
    KINDS_WITH_STAT.has(kind) ? unlessFailed(api.call('GET /v1/game/{gameId}/stat', of)) : null,
    kind === 'worldcup' ? unlessFailed(api.call('GET /v1/game/{gameId}/ranking', of)) : null,
    unlessFailed(
      api.call('GET /v1/engagement/{targetType}/{targetId}', {
        params: { targetType: 'game', targetId: id },
      }),
    ),
  ])
  return { mine: withWaiting(kind, mine), endings, stat, ranking, engagement }
}

/** A field of tomatoes waits for nobody. */
function withWaiting(kind: GameKind, mine: Mine): Mine {
  return kind === 'tomato' ? { ...mine, unfinished: null } : mine
}

/** Without the texts, which would be in the page for whoever has not read them. */
async function readEndings(api: ApiClient, gameId: string) {
  const { content } = await api.call('GET /v1/game/{gameId}/content', { params: { gameId } })
  if (content.kind !== 'branch') return null
  return content.endings.map(({ key, title, picture, hint }) => ({ key, title, picture, hint }))
}

async function unlessFailed<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
