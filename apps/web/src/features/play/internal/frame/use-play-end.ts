import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { usePlayPlace } from './play-place'
import type { Play } from './use-play-client'

/** Shows the result in place of the player once the server has told it and nothing is read first. */
export function usePlayEnd(
  { client, state }: Play,
  leave: () => Promise<void>,
  isHeld: boolean,
): void {
  const place = usePlayPlace()
  const queries = useQueryClient()
  const code = state.finished?.shareCode
  // Its end opens the comments, and is the play that waits no more.
  const forget = useEffectEvent(() => {
    for (const [call, params] of readBefore(client.gameId))
      void queries.invalidateQueries({ queryKey: [call, { params }] })
  })
  const show = useEffectEvent(async (shareCode: string) => {
    await leave()
    place.showResult(client.gameId, shareCode)
  })
  useEffect(() => {
    if (code !== undefined) forget()
  }, [code])
  useEffect(() => {
    if (code !== undefined && !isHeld) void show(code)
  }, [code, isHeld])
}

const readBefore = (gameId: string) =>
  [
    ['GET /v1/comment/{targetType}/{targetId}', { targetType: 'game', targetId: gameId }],
    ['GET /v1/game/{gameId}/mine', { gameId }],
  ] as const
