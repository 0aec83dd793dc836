import type { HandlersOf } from '../../platform/http/handlers.js'
import { exportStory } from './export-story.js'
import { importStory } from './import-story.js'

type Keys = 'GET /v1/tales/session/{sessionUuid}/export' | 'POST /v1/tales/session/import'

export const storyFileHandlers: HandlersOf<Keys> = {
  'GET /v1/tales/session/{sessionUuid}/export': ({ ctx, owned, query }) =>
    exportStory(ctx, { session: owned, format: query.format }),
  'POST /v1/tales/session/import': ({ ctx, file, becomeOwner }) =>
    importStory(ctx, { file, becomeOwner }),
}
