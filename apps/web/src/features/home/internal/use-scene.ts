'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '@doran/api-client/react'
import { readPace } from '@doran/site'
import { nanoid } from 'nanoid'
import { createSceneTeller, type SceneTeller } from './scene-teller'
import type { SceneState } from './scene-state'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export function useScene(themeId: string): [SceneState, SceneTeller] {
  const api = useApi()
  const [teller] = useState(() =>
    createSceneTeller({ api, themeId, newId: () => nanoid(), pace: readPace, wait }),
  )
  const state = useSyncExternalStore(teller.subscribe, teller.getState, teller.getState)
  useEffect(() => {
    teller.enter()
    return teller.leave
  }, [teller])
  return [state, teller]
}
