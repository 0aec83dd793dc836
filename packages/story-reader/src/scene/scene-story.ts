import type { ApiClient } from '@doran/api-client'
import type { Pace, Turn } from '@doran/contract'
import type { SiteEvent } from '@doran/site/core'
import { nanoid } from 'nanoid'
import { createStoryReader, type StoryReader } from '../reader/create-reader.js'
import { startStory } from '../reader/start-story.js'

type SceneStoryOptions = {
  api: ApiClient
  themeId: string
  pace: () => Pace
  log?: (event: SiteEvent) => void
}

export type SceneStory = ReturnType<typeof createSceneStory>

/** The story that a scene starts, under one id over every retry. */
export function createSceneStory({ api, themeId, pace, log = () => {} }: SceneStoryOptions) {
  let clientSessionId = nanoid()
  return {
    async open(signal: AbortSignal): Promise<StoryReader> {
      const view = await startStory(api, { templateUuid: themeId, clientSessionId }, signal)
      const event = { type: 'start', object: 'play', object_name: themeId } as const
      log({ ...event, object_attributes: { narrator: view.session.narrator } })
      return createStoryReader({ api, view, newId: () => nanoid(), pace })
    },
    /** The story is gone, with its owner's cookie perhaps: the next one is another. */
    forget() {
      clientSessionId = nanoid()
    },
    logAnswer({ narrator }: Turn, ms: number) {
      const event = { type: 'finish', object: 'turn', object_name: themeId } as const
      log({ ...event, object_attributes: { kind: 'choice', narrator, ms: Math.round(ms) } })
    },
  }
}
