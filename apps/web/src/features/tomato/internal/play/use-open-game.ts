import { useState } from 'react'
import { nanoid } from 'nanoid'
import { ApiError, networkError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { OpenPlay, PlayMode, TomatoContent } from '@doran/contract'

export type OpenGame = { play: OpenPlay; content: TomatoContent }

export type Opening =
  | { is: 'asking'; mode: PlayMode }
  | { is: 'opening'; mode: PlayMode }
  | { is: 'refused'; mode: PlayMode; error: ApiError }
  | { is: 'open'; mode: PlayMode; game: OpenGame }

/** Asks the server for a game; it deals the seed, so that nothing begins without it. Only today's waits to be wanted. */
export function useOpenGame(gameId: string, firstMode: PlayMode) {
  const api = useApi()
  const [opening, setOpening] = useState<Opening>({
    is: firstMode === 'daily' ? 'asking' : 'opening',
    mode: firstMode,
  })
  async function open(mode: PlayMode): Promise<OpenGame | null> {
    try {
      const body = { clientPlayId: nanoid(), gameId, mode }
      const play = await api.call('POST /v1/play', { body })
      const { content } = play
      if (content.kind !== 'tomato') throw networkError(new Error('not a field'))
      const game = { play, content }
      setOpening({ is: 'open', mode, game })
      return game
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : networkError(cause)
      setOpening({ is: 'refused', mode, error })
      return null
    }
  }
  return { opening, open, close: (mode: PlayMode) => setOpening({ is: 'opening', mode }) }
}
