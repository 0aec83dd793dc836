import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '@doran/api-client/react'
import type { StorySessionView } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { PACES } from '@doran/site'
import { nanoid } from 'nanoid'
import { takeHeldChoice } from '../../../lib/held-choice'
import { createStoryPlayer } from '../story-player'
import { readStoredChoice } from './use-stored-choice'

/** Stories opened since the page was loaded. */
const opened = new Set<string>()

export function useStoryPlayer(view: StorySessionView) {
  const api = useApi()
  const sessionId = view.session.id
  const [player] = useState(() =>
    createStoryPlayer({
      api,
      view,
      newId: () => nanoid(),
      pace: () => readStoredChoice(STORAGE_KEYS.pace, PACES, 'normal'),
    }),
  )
  const state = useSyncExternalStore(player.subscribe, player.getState, player.getState)

  useEffect(() => {
    const leave = player.connect()
    // Going back, the router shows a story as it was first rendered. And a first choice may be told to its end while
    // the page is read, which then shows the story from before.
    if (opened.has(sessionId) || view.session.turnCount === 0) void player.refresh()
    opened.add(sessionId)
    const choice = takeHeldChoice(sessionId)
    if (choice !== null) player.send('choice', choice)
    return leave
  }, [player, sessionId, view.session.turnCount])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void player.refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [player])

  return { player, state }
}
