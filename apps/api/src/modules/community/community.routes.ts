import type { HandlersOf } from '../../platform/http/handlers.js'
import { createPost } from './create-post.js'
import { deletePost } from './delete-post.js'
import { editPost } from './edit-post.js'
import { getPost } from './get-post.js'
import { listPosts } from './list-posts.js'
import { pinPost } from './pin-post.js'
import { voteInPoll } from './vote-in-poll.js'

type Keys =
  | 'GET /v1/community/post'
  | 'POST /v1/community/post'
  | 'GET /v1/community/post/{postId}'
  | 'PATCH /v1/community/post/{postId}'
  | 'DELETE /v1/community/post/{postId}'
  | 'PUT /v1/community/post/{postId}/vote'
  | 'PUT /v1/admin/post/{postId}/pinned'

export const communityHandlers: HandlersOf<Keys> = {
  'GET /v1/community/post': ({ ctx, query }) => listPosts(ctx, query),
  'POST /v1/community/post': ({ ctx, body }) => createPost(ctx, body),
  'GET /v1/community/post/{postId}': ({ ctx, params }) => getPost(ctx, params.postId),
  'PATCH /v1/community/post/{postId}': ({ ctx, owned, body }) =>
    editPost(ctx, { post: owned, given: body }),
  'DELETE /v1/community/post/{postId}': ({ ctx, owned }) => deletePost(ctx, owned),
  'PUT /v1/community/post/{postId}/vote': ({ ctx, params, body }) =>
    voteInPoll(ctx, { ...params, ...body }),
  'PUT /v1/admin/post/{postId}/pinned': ({ ctx, params, body }) =>
    pinPost(ctx, { ...params, ...body }),
}
