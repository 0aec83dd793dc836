'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '@doran/api-client/react'
import { readPace } from '@doran/site'
import { createSceneTeller, type SceneTeller } from './scene-teller'
import type { SceneState } from './scene-state'

export function useScene(themeId: string): [SceneState, SceneTeller] {
  const api = useApi()
  const [teller] = useState(() =>
    createSceneTeller(async () => {
      const { createSceneLine } = await import('./scene-line')
      return createSceneLine({ api, themeId, pace: readPace })
    }),
  )
  const state = useSyncExternalStore(teller.subscribe, teller.getState, teller.getState)
  useEffect(() => {
    teller.enter()
    return teller.leave
  }, [teller])
  return [state, teller]
}
