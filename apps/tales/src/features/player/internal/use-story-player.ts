import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Pace, StorySessionView } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { nanoid } from 'nanoid'
import { createStoryPlayer } from '../story-player'
import { readStoredChoice } from './use-stored-choice'

export const PACES = ['calm', 'normal', 'fast', 'instant'] as const satisfies readonly Pace[]

export function useStoryPlayer(view: StorySessionView) {
  const api = useApi()
  const [player] = useState(() =>
    createStoryPlayer({
      api,
      view,
      newId: () => nanoid(),
      pace: () => readStoredChoice(STORAGE_KEYS.pace, PACES, 'normal'),
      wait: (ms) =>
        new Promise((resolve) => {
          setTimeout(resolve, ms)
        }),
    }),
  )
  const state = useSyncExternalStore(player.subscribe, player.getState, player.getState)

  useEffect(() => player.connect(), [player])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void player.refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [player])

  return { player, state }
}
