'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '@doran/api-client/react'
import { useEventLog, readPace } from '@doran/site/core'
import { createSceneController, type SceneController, type SceneView } from './scene-controller.js'

export function useScene(themeId: string): [SceneView, SceneController] {
  const api = useApi()
  const { log } = useEventLog()
  const [scene] = useState(() =>
    createSceneController(async () => {
      const { createSceneStory } = await import('./scene-story.js')
      return createSceneStory({ api, themeId, pace: readPace, log })
    }),
  )
  const view = useSyncExternalStore(scene.subscribe, scene.getView, scene.getView)
  useEffect(() => {
    scene.connect()
    return scene.disconnect
  }, [scene])
  return [view, scene]
}
