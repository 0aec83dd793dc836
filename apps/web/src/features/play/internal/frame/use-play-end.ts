import { useEffect, useEffectEvent } from 'react'
import { useRouter } from 'next/navigation'
import { resultPath } from '../../../../lib/game-paths'
import type { Play } from './use-play-client'

/** Shows the result's page in place of the player once the server has told it. */
export function usePlayEnd({ client, state }: Play, leave: () => Promise<void>): void {
  const router = useRouter()
  const code = state.finished?.shareCode
  const show = useEffectEvent(async (shareCode: string) => {
    await leave()
    router.replace(`${resultPath(client.gameId, shareCode)}#new`)
  })
  useEffect(() => {
    if (code !== undefined) void show(code)
  }, [code])
}
