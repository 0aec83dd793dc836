import type { HandlersOf } from '../../platform/http/handlers.js'
import { replyWithCredentials } from '../../platform/http/reply-with-credentials.js'
import { acknowledgeAiNotice } from './acknowledge-ai-notice.js'
import { mergeOwnVisitor } from './merge-own-visitor.js'
import { setRating } from './set-rating.js'

type Keys = 'PUT /v1/tales/ai-notice' | 'PUT /v1/user/rating' | 'POST /v1/user/merge'

export const visitorHandlers: HandlersOf<Keys> = {
  'PUT /v1/tales/ai-notice': ({ ctx, becomeOwner }) => acknowledgeAiNotice(ctx, { becomeOwner }),
  'PUT /v1/user/rating': ({ ctx, body, becomeOwner }) => setRating(ctx, { ...body, becomeOwner }),
  'POST /v1/user/merge': async ({ ctx, setCredentials }) =>
    replyWithCredentials(setCredentials, await mergeOwnVisitor(ctx)),
}
