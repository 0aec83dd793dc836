import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '@doran/api-client/react'
import type { StorySessionView } from '@doran/contract'
import { pageState, readPace } from '@doran/site/core'
import { createStoryReader } from '@doran/story-reader'
import { nanoid } from 'nanoid'
import { takePendingChoice } from '../../../../lib/pending-choice'

/** Stories opened since the document was loaded: going back, the router shows one as it was first rendered. */
const opened = pageState(() => new Set<string>())

export function useStoryReader(view: StorySessionView) {
  const api = useApi()
  const sessionId = view.session.id
  const [reader] = useState(() =>
    createStoryReader({
      api,
      view,
      newId: () => nanoid(),
      pace: readPace,
    }),
  )
  const state = useSyncExternalStore(reader.subscribe, reader.getState, reader.getState)

  useEffect(() => {
    const leave = reader.connect()
    if (opened().has(sessionId) || !isDocumentOfThisPage()) void reader.refresh()
    opened().add(sessionId)
    const choice = takePendingChoice(sessionId)
    if (choice !== null) reader.send('choice', choice)
    return leave
  }, [reader, sessionId])
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void reader.refresh()
    }
    document.addEventListener('visibilitychange', refresh)
    addEventListener('focus', refresh)
    addEventListener('pageshow', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      removeEventListener('focus', refresh)
      removeEventListener('pageshow', refresh)
    }
  }, [reader])

  return { reader, state }
}

/** Whether the server has just rendered this very page, so that what it shows is new. */
function isDocumentOfThisPage(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  if (!load) return true
  return load.name === location.href && Reflect.get(load, 'type') !== 'back_forward'
}
