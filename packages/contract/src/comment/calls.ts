import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { ClientId, Cursor, PageSize, Timestamp, Uuid } from '../core/primitives.js'
import { Maker } from '../profile/calls.js'
import { COMMENT_FIELD_COPY } from './copy.js'
import { COMMENT, COMMENT_LENGTHS } from './limits.js'

/** What can be commented on; each area registers its own in the API. */
export const CommentTarget = z.enum(['game', 'post'])
export type CommentTarget = z.infer<typeof CommentTarget>

/** `liked`: what most people like first, the newest of as many. */
export const CommentSort = z.enum(['new', 'liked'])
export type CommentSort = z.infer<typeof CommentSort>

const CommentBody = z
  .string()
  .trim()
  .min(1, COMMENT_FIELD_COPY.commentEmpty)
  .max(COMMENT_LENGTHS.comment, COMMENT_FIELD_COPY.commentTooLong)
  .refine((body) => body.split('\n').length <= COMMENT.lines, COMMENT_FIELD_COPY.commentLines)

/** A reply, or a comment without its replies. One that was deleted has neither author nor body. */
export const CommentReply = z.object({
  id: Uuid,
  parentId: Uuid.nullable(),
  /** Null where it was deleted, or its author left. */
  author: Maker.nullable(),
  /** The person that a reply to a reply answers. */
  replyTo: z.string().nullable(),
  body: z.string(),
  isDeleted: z.boolean(),
  isMine: z.boolean(),
  /** True if the author made the thing that is commented on. */
  isByMaker: z.boolean(),
  likes: z.number().int(),
  isLiked: z.boolean(),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
  /** The caller may edit their comment until then. */
  editableUntil: Timestamp.nullable(),
})
export type CommentReply = z.infer<typeof CommentReply>

/** With its first replies, the oldest first. */
export const Comment = CommentReply.extend({
  replies: z.array(CommentReply),
  replyCount: z.number().int(),
})
export type Comment = z.infer<typeof Comment>

const ofTarget = { params: z.object({ targetType: CommentTarget, targetId: Uuid }) } as const
const ofComment = { params: z.object({ commentId: Uuid }) } as const

export const commentCalls = {
  /**
   * By `sort`; with `parentId` that comment's replies, the oldest first. `closed`: they would spoil what the
   * caller has not played yet; the list is empty, and `count` says how many there are. `off`: there are none.
   */
  ...call('GET /v1/comment/{targetType}/{targetId}', {
    ...ofTarget,
    actor: 'anyone',
    limit: 'read',
    query: z.object({
      parentId: Uuid.optional(),
      sort: CommentSort.default('new'),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(
      z.object({
        access: z.enum(['open', 'closed', 'off']),
        count: z.number().int(),
        items: z.array(Comment),
        nextCursor: Cursor.nullable(),
      }),
    ),
    codes: ['NOT_FOUND'],
  }),
  /** A reply to a reply is listed below the same comment. */
  ...call('POST /v1/comment/{targetType}/{targetId}', {
    ...ofTarget,
    actor: 'member',
    auth: 'full',
    limit: 'comment',
    replayKey: 'clientCommentId',
    body: z.object({
      clientCommentId: ClientId,
      body: CommentBody,
      parentId: Uuid.nullable().default(null),
    }),
    reply: json(Comment),
    codes: ['NOT_FOUND', 'KEY_REUSED', 'COMMENTS_CLOSED', 'PLAY_FIRST', 'WRITING_PAUSED'],
  }),
  ...call('PATCH /v1/comment/{commentId}', {
    ...ofComment,
    actor: 'member',
    auth: 'full',
    owns: 'comment',
    limit: 'comment',
    body: z.object({ body: CommentBody }),
    reply: json(Comment),
    codes: ['NOT_FOUND', 'COMMENT_TOO_OLD', 'WRITING_PAUSED'],
  }),
  ...call('DELETE /v1/comment/{commentId}', {
    ...ofComment,
    actor: 'member',
    auth: 'full',
    owns: 'comment',
    limit: 'like',
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
}
