import type { HandlersOf } from '../../platform/http/handlers.js'
import { createComment } from './create-comment.js'
import { deleteComment } from './delete-comment.js'
import { editComment } from './edit-comment.js'
import { listComments } from './list-comments.js'

type Keys =
  | 'GET /v1/comment/{targetType}/{targetId}'
  | 'POST /v1/comment/{targetType}/{targetId}'
  | 'PATCH /v1/comment/{commentId}'
  | 'DELETE /v1/comment/{commentId}'

export const commentHandlers: HandlersOf<Keys> = {
  'GET /v1/comment/{targetType}/{targetId}': ({ ctx, params, query }) =>
    listComments(ctx, { ...params, ...query }),
  'POST /v1/comment/{targetType}/{targetId}': ({ ctx, params, body }) =>
    createComment(ctx, { ...params, ...body }),
  'PATCH /v1/comment/{commentId}': ({ ctx, owned, body }) =>
    editComment(ctx, { comment: owned, body: body.body }),
  'DELETE /v1/comment/{commentId}': ({ ctx, owned }) => deleteComment(ctx, owned),
}
