import { ApiError, type ApiClient } from '@doran/api-client'
import type { BranchInput } from '@doran/contract'

type Fork = {
  /** The code of a result of one's own. */
  from: string | null
  /** How many of its steps are gone again. */
  step: number | null
}

/** The way to a fork of a story that one has read; none where there is no such result, or it is not one's own. */
export async function readPrefix(
  api: Pick<ApiClient, 'call'>,
  gameId: string,
  { from, step }: Fork,
): Promise<BranchInput[]> {
  if (from === null || step === null) return []
  try {
    const { game, isMine, outcome } = await api.call('GET /v1/play/share/{shareCode}', {
      params: { shareCode: from },
    })
    if (!isMine || game.id !== gameId || outcome.kind !== 'branch') return []
    return outcome.path
      .slice(0, step)
      .map(({ node, choice }) => ({ type: 'choose', node, choice }) as const)
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}
