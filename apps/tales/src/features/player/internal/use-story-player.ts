import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '@doran/api-client/react'
import type { StorySessionView } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { PACES } from '@doran/site'
import { nanoid } from 'nanoid'
import { createStoryPlayer } from '../story-player'
import { readStoredChoice } from './use-stored-choice'

export function useStoryPlayer(view: StorySessionView) {
  const api = useApi()
  const [player] = useState(() =>
    createStoryPlayer({
      api,
      view,
      newId: () => nanoid(),
      pace: () => readStoredChoice(STORAGE_KEYS.pace, PACES, 'normal'),
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
