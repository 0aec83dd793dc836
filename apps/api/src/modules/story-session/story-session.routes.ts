import type { HandlersOf } from '../../platform/http/handlers.js'
import { branchStory } from './branch-story.js'
import { changeStorySession } from './change-story-session.js'
import { createStorySession } from './create-story-session.js'
import { deleteStorySession, restoreStorySession } from './delete-story-session.js'
import { getReading } from './get-reading.js'
import { getStorySession } from './get-story-session.js'
import { getStoryTree } from './get-story-tree.js'
import { listEndingShelves } from './list-ending-shelves.js'
import { listLikedThemes } from './list-liked-themes.js'
import { listStorySessions } from './list-story-sessions.js'

type Keys =
  | 'POST /v1/tales/session'
  | 'GET /v1/tales/session/my'
  | 'GET /v1/tales/template/{templateUUID}/mine'
  | 'GET /v1/tales/session/{sessionUuid}'
  | 'PATCH /v1/tales/session/{sessionUuid}'
  | 'DELETE /v1/tales/session/{sessionUuid}'
  | 'POST /v1/tales/session/{sessionUuid}/restore'
  | 'POST /v1/tales/session/{sessionUuid}/branch'
  | 'GET /v1/tales/session/{sessionUuid}/tree'
  | 'GET /v1/tales/ending/my'
  | 'GET /v1/tales/liked-template'

export const storySessionHandlers: HandlersOf<Keys> = {
  'POST /v1/tales/session': ({ ctx, body, becomeOwner }) =>
    createStorySession(ctx, { ...body, becomeOwner }),
  'GET /v1/tales/session/my': ({ ctx, query }) => listStorySessions(ctx, query),
  'GET /v1/tales/template/{templateUUID}/mine': ({ ctx, params }) =>
    getReading(ctx, params.templateUUID),
  'GET /v1/tales/session/{sessionUuid}': ({ ctx, owned }) => getStorySession(ctx, owned),
  'PATCH /v1/tales/session/{sessionUuid}': ({ ctx, owned, body }) =>
    changeStorySession(ctx, { session: owned, ...body }),
  'DELETE /v1/tales/session/{sessionUuid}': ({ ctx, owned }) => deleteStorySession(ctx, owned),
  'POST /v1/tales/session/{sessionUuid}/restore': ({ ctx, owned }) =>
    restoreStorySession(ctx, owned),
  'POST /v1/tales/session/{sessionUuid}/branch': ({ ctx, owned, body }) =>
    branchStory(ctx, { session: owned, ...body }),
  'GET /v1/tales/session/{sessionUuid}/tree': ({ ctx, owned }) => getStoryTree(ctx, owned),
  'GET /v1/tales/ending/my': ({ ctx, query }) => listEndingShelves(ctx, query),
  'GET /v1/tales/liked-template': ({ ctx, query }) => listLikedThemes(ctx, query),
}
