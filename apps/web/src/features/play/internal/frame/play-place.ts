'use client'

import { createContext, useContext, useMemo } from 'react'
import { useRouter } from 'next/navigation'
import { gamePath, resultPath } from '../../../../lib/game-paths'

/** Where a game is played, and what follows there. */
export type PlayPlace = {
  /** The player is not the page, but lies over it. */
  isOverPage: boolean
  showResult: (gameId: string, shareCode: string) => void
  leave: (gameId: string) => void
}

const Context = createContext<PlayPlace | null>(null)

export const PlayPlaceProvider = Context.Provider

/** A page of its own, unless something else is said around the player. */
export function usePlayPlace(): PlayPlace {
  const router = useRouter()
  const given = useContext(Context)
  const own = useMemo(
    () => ({
      isOverPage: false,
      showResult: (gameId: string, shareCode: string) =>
        router.replace(`${resultPath(gameId, shareCode)}#new`),
      leave: (gameId: string) => router.replace(gamePath(gameId)),
    }),
    [router],
  )
  return given ?? own
}
