import type { HandlersOf } from '../../platform/http/handlers.js'
import { createStorySession } from './create-story-session.js'
import { getReading } from './get-reading.js'
import { getStorySession } from './get-story-session.js'
import { listStorySessions } from './list-story-sessions.js'
import { setNarrator } from './set-narrator.js'

type Keys =
  | 'POST /v1/tales/session'
  | 'GET /v1/tales/session/my'
  | 'GET /v1/tales/template/{templateUUID}/mine'
  | 'GET /v1/tales/session/{sessionUuid}'
  | 'PATCH /v1/tales/session/{sessionUuid}'

export const storySessionHandlers: HandlersOf<Keys> = {
  'POST /v1/tales/session': ({ ctx, body, becomeOwner }) =>
    createStorySession(ctx, { ...body, becomeOwner }),
  'GET /v1/tales/session/my': ({ ctx, query }) => listStorySessions(ctx, query),
  'GET /v1/tales/template/{templateUUID}/mine': ({ ctx, params }) =>
    getReading(ctx, params.templateUUID),
  'GET /v1/tales/session/{sessionUuid}': ({ ctx, owned }) => getStorySession(ctx, owned),
  'PATCH /v1/tales/session/{sessionUuid}': ({ ctx, owned, body }) =>
    setNarrator(ctx, { session: owned, narrator: body.narrator }),
}
