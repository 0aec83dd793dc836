import type { HandlersOf } from '../../platform/http/handlers.js'
import { deleteReview } from './delete-review.js'
import { getOwnReview } from './get-own-review.js'
import { listReviews } from './list-reviews.js'
import { markHelpful, unmarkHelpful } from './mark-helpful.js'
import { replyToReview } from './reply-to-review.js'
import { summariseReviews } from './summarise-reviews.js'
import { writeReview } from './write-review.js'

type Keys =
  | 'GET /v1/tales/review'
  | 'GET /v1/tales/review/summary'
  | 'GET /v1/tales/template/{templateUUID}/review/mine'
  | 'POST /v1/tales/template/{templateUUID}/review'
  | 'DELETE /v1/tales/review/{reviewUuid}'
  | 'POST /v1/tales/review/{reviewUuid}/helpful'
  | 'DELETE /v1/tales/review/{reviewUuid}/helpful'
  | 'PUT /v1/tales/review/{reviewUuid}/reply'

export const reviewHandlers: HandlersOf<Keys> = {
  'GET /v1/tales/review': ({ ctx, query }) => listReviews(ctx, query),
  'GET /v1/tales/review/summary': ({ ctx, query }) => summariseReviews(ctx, query),
  'GET /v1/tales/template/{templateUUID}/review/mine': ({ ctx, params }) =>
    getOwnReview(ctx, params.templateUUID),
  'POST /v1/tales/template/{templateUUID}/review': ({ ctx, params, body }) =>
    writeReview(ctx, { ...params, ...body }),
  'DELETE /v1/tales/review/{reviewUuid}': ({ ctx, owned }) => deleteReview(ctx, owned),
  'POST /v1/tales/review/{reviewUuid}/helpful': ({ ctx, params }) =>
    markHelpful(ctx, params.reviewUuid),
  'DELETE /v1/tales/review/{reviewUuid}/helpful': ({ ctx, params }) =>
    unmarkHelpful(ctx, params.reviewUuid),
  'PUT /v1/tales/review/{reviewUuid}/reply': ({ ctx, params, body }) =>
    replyToReview(ctx, { ...params, ...body }),
}
