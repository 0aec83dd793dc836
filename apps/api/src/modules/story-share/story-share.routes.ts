import type { HandlersOf } from '../../platform/http/handlers.js'
import { continueSharedStory } from './continue-shared-story.js'
import { createStoryShare } from './create-story-share.js'
import { getSharedStory } from './get-shared-story.js'
import { listSharedTurns } from './list-shared-turns.js'
import { listStoryShares } from './list-story-shares.js'
import { withdrawStoryShare } from './withdraw-story-share.js'

type Keys =
  | 'POST /v1/tales/session/{sessionUuid}/share'
  | 'GET /v1/tales/session/{sessionUuid}/share'
  | 'DELETE /v1/tales/share/by-id/{shareUuid}'
  | 'GET /v1/tales/share/{code}'
  | 'GET /v1/tales/share/{code}/turn'
  | 'POST /v1/tales/share/{code}/session'

export const storyShareHandlers: HandlersOf<Keys> = {
  'POST /v1/tales/session/{sessionUuid}/share': ({ ctx, owned, body }) =>
    createStoryShare(ctx, { session: owned, given: body }),
  'GET /v1/tales/session/{sessionUuid}/share': ({ ctx, owned }) => listStoryShares(ctx, owned),
  'DELETE /v1/tales/share/by-id/{shareUuid}': ({ ctx, owned }) => withdrawStoryShare(ctx, owned),
  'GET /v1/tales/share/{code}': ({ ctx, params }) => getSharedStory(ctx, params.code),
  'GET /v1/tales/share/{code}/turn': ({ ctx, params, query }) =>
    listSharedTurns(ctx, { code: params.code, ...query }),
  'POST /v1/tales/share/{code}/session': ({ ctx, params, body, becomeOwner }) =>
    continueSharedStory(ctx, { code: params.code, ...body, becomeOwner }),
}
