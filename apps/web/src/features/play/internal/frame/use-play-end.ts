import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { resultPath } from '../../../../lib/game-paths'
import type { Play } from './use-play-client'

/** Shows the result's page in place of the player once the server has told it. */
export function usePlayEnd({ client, state }: Play, leave: () => Promise<void>): void {
  const router = useRouter()
  const queries = useQueryClient()
  const code = state.finished?.shareCode
  const show = useEffectEvent(async (shareCode: string) => {
    await leave()
    // Its end opens the comments, and is the play that waits no more.
    for (const [call, params] of readBefore(client.gameId))
      void queries.invalidateQueries({ queryKey: [call, { params }] })
    router.replace(`${resultPath(client.gameId, shareCode)}#new`)
  })
  useEffect(() => {
    if (code !== undefined) void show(code)
  }, [code])
}

const readBefore = (gameId: string) =>
  [
    ['GET /v1/comment/{targetType}/{targetId}', { targetType: 'game', targetId: gameId }],
    ['GET /v1/game/{gameId}/mine', { gameId }],
  ] as const
