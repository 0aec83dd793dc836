import { findOnApi } from '@doran/site/core'
import type { ApiClient } from '@doran/api-client'
import type { TierContent, TierInput } from '@doran/contract'
import { inputsOfBoard } from '@doran/game-engine'
import { unlessRated } from '../../lib/unless-rated'

/**
 * What leads to a finished board that the person may see, for one that goes on from it; else nothing. The title and the
 * reasons of somebody else are their words, and stay with them.
 */
export async function readBoardPrefix(
  api: ApiClient,
  { content, gameId, from }: { content: TierContent; gameId: string; from: string | null },
): Promise<TierInput[]> {
  if (from === null) return []
  const play = await findOnApi(
    unlessRated(api.call('GET /v1/play/share/{shareCode}', { params: { shareCode: from } })),
  )
  if (!play || typeof play === 'string' || play.game.id !== gameId) return []
  const { outcome, isMine } = play
  if (outcome.kind !== 'tier') return []
  return inputsOfBoard(content, isMine ? outcome : { ...outcome, title: '', reasons: [] })
}
