'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '@doran/api-client/react'
import { useEventLog } from '@doran/event-log/react'
import { readPace } from '@doran/site'
import { createSceneTeller, type SceneTeller, type SceneView } from './scene-teller.js'

export function useScene(themeId: string): [SceneView, SceneTeller] {
  const api = useApi()
  const { log } = useEventLog()
  const [teller] = useState(() =>
    createSceneTeller(async () => {
      const { createSceneLine } = await import('./scene-line.js')
      return createSceneLine({ api, themeId, pace: readPace, log })
    }),
  )
  const view = useSyncExternalStore(teller.subscribe, teller.getView, teller.getView)
  useEffect(() => {
    teller.enter()
    return teller.leave
  }, [teller])
  return [view, teller]
}
