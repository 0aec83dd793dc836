import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '@doran/api-client/react'
import type { StorySessionView } from '@doran/contract'
import { readPace } from '@doran/site/core'
import { nanoid } from 'nanoid'
import { takeHeldChoice } from '../../../lib/held-choice'
import { createStoryPlayer } from '../story-player'

/** Stories opened since the page was loaded: going back, the router shows one as it was first rendered. */
const opened = new Set<string>()

export function useStoryPlayer(view: StorySessionView) {
  const api = useApi()
  const sessionId = view.session.id
  const [player] = useState(() =>
    createStoryPlayer({
      api,
      view,
      newId: () => nanoid(),
      pace: readPace,
    }),
  )
  const state = useSyncExternalStore(player.subscribe, player.getState, player.getState)

  useEffect(() => {
    const leave = player.connect()
    if (opened.has(sessionId)) void player.refresh()
    opened.add(sessionId)
    const choice = takeHeldChoice(sessionId)
    if (choice !== null) player.send('choice', choice)
    return leave
  }, [player, sessionId])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void player.refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [player])

  return { player, state }
}
