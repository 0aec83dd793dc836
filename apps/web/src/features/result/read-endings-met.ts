import { ApiError, type ApiClient } from '@doran/api-client'
import type { FinishedPlay } from '@doran/contract'

/** How many endings the owner of a story's result has met; null of other results, and where it cannot be read. */
export async function readEndingsMet(
  api: Pick<ApiClient, 'call'>,
  { isMine, outcome, game }: FinishedPlay,
): Promise<number | null> {
  if (!isMine || outcome.kind !== 'branch') return null
  try {
    const mine = await api.call('GET /v1/game/{gameId}/mine', { params: { gameId: game.id } })
    return mine.resultKeys.length
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
