import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { ClientId, Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { GameCard } from '../game/calls.js'
import { Picture } from '../game/content.js'
import { FinishedPlay, ShareCode } from '../play/calls.js'
import { Maker } from '../profile/calls.js'
import { ReachedEnding } from '../story-turn/turn.js'
import { Cover, Genre, ThemeCard } from '../theme/calls.js'
import { COMMUNITY_FIELD_COPY } from './copy.js'
import { COMMUNITY, COMMUNITY_LENGTHS } from './limits.js'
import { RichText, textOf } from './rich-text.js'

/** free, reviews of stories, plays, questions of makers, fans, suggestions. */
export const Board = z.enum(['free', 'story', 'play', 'make', 'fan', 'idea'])
export type Board = z.infer<typeof Board>

/** `hot`: what people talk about now; `lasting`: what most people saved. */
export const PostSort = z.enum(['hot', 'new', 'lasting'])
export type PostSort = z.infer<typeof PostSort>

/**
 * What a post can carry; each area registers its own in the API. `result`: a finished play of one's own that is
 * shared, by its id; `consensus`: of a tier board, by the game's id; `ending`: a story of one's own that ended, by the
 * id of its session.
 */
export const AttachmentType = z.enum(['result', 'game', 'consensus', 'theme', 'ending'])
export type AttachmentType = z.infer<typeof AttachmentType>

export const AttachmentRef = z.strictObject({ type: AttachmentType, id: Uuid })
export type AttachmentRef = z.infer<typeof AttachmentRef>

/** An attachment as the caller sees it now. `gone`: it is not to be seen any more. */
export const Attachment = z.discriminatedUnion('type', [
  z.object({ type: z.literal('result'), id: Uuid, play: FinishedPlay }),
  z.object({ type: z.literal('game'), id: Uuid, game: GameCard }),
  z.object({ type: z.literal('consensus'), id: Uuid, game: GameCard }),
  z.object({ type: z.literal('theme'), id: Uuid, theme: ThemeCard }),
  z.object({
    type: z.literal('ending'),
    id: Uuid,
    theme: z.object({ id: Uuid, title: z.string(), genre: Genre, cover: Cover }),
    ending: ReachedEnding,
    turnCount: z.number().int(),
    /** The code of the ending's own page, where its author shared it. */
    shareCode: ShareCode.nullable(),
  }),
  z.object({ type: z.literal('gone'), id: Uuid, was: AttachmentType }),
])
export type Attachment = z.infer<typeof Attachment>

/** A poll as the caller sees it: numbers once they voted, once it is closed, and to who asked. */
export const Poll = z.object({
  question: z.string(),
  isMultiple: z.boolean(),
  closesAt: Timestamp,
  isClosed: z.boolean(),
  voters: z.number().int(),
  options: z.array(z.object({ label: z.string(), votes: z.number().int().nullable() })),
  /** The caller's choices, by their place among the options. */
  mine: z.array(z.number().int()),
})
export type Poll = z.infer<typeof Poll>

export const PostCard = z.object({
  id: Uuid,
  board: Board,
  title: z.string(),
  /** The beginning of its text; empty where it would give a story away. */
  excerpt: z.string(),
  /** Null once they left. */
  author: Maker.nullable(),
  isMine: z.boolean(),
  isSpoiler: z.boolean(),
  isPinned: z.boolean(),
  /** True if it is hidden from everybody but its author and operators, who alone learn of it. */
  isHidden: z.boolean(),
  picture: Picture.nullable(),
  attachments: z.array(AttachmentType),
  hasPoll: z.boolean(),
  likes: z.number().int(),
  comments: z.number().int(),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
})
export type PostCard = z.infer<typeof PostCard>

const Neighbour = z.object({ id: Uuid, title: z.string() })

export const Post = PostCard.extend({
  body: RichText,
  attached: z.array(Attachment),
  poll: Poll.nullable(),
  /** Counts its edits; an edit names the one it was made from. */
  version: z.number().int(),
  /** The case that says why it `isHidden`. */
  hiddenCaseId: Uuid.nullable(),
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
  /** A PNG of 1200 × 630 for links. */
  linkImage: z.string(),
})
export type Post = z.infer<typeof Post>

const Title = z
  .string()
  .trim()
  .min(COMMUNITY_LENGTHS.postTitleMin, COMMUNITY_FIELD_COPY.postTitle)
  .max(COMMUNITY_LENGTHS.postTitle, COMMUNITY_FIELD_COPY.postTitleTooLong)

const BodyText = z.string().max(COMMUNITY_LENGTHS.postBody)
const picturesOf = (body: RichText) => body.filter(({ type }) => type === 'picture').length

const Body = RichText.refine(
  (body) => textOf(body).trim() !== '' || picturesOf(body) > 0,
  COMMUNITY_FIELD_COPY.postEmpty,
)
  .refine((body) => BodyText.safeParse(textOf(body)).success, COMMUNITY_FIELD_COPY.postTooLong)
  .refine((body) => picturesOf(body) <= COMMUNITY.pictures, COMMUNITY_FIELD_COPY.postPictures)

const option = z
  .string()
  .trim()
  .min(1, COMMUNITY_FIELD_COPY.pollOptions)
  .max(COMMUNITY_LENGTHS.pollOption)

/** A poll as it is asked; it cannot be changed afterwards. */
export const NewPoll = z.strictObject({
  question: z
    .string()
    .trim()
    .min(1, COMMUNITY_FIELD_COPY.pollQuestion)
    .max(COMMUNITY_LENGTHS.pollQuestion),
  isMultiple: z.boolean(),
  days: z.literal(COMMUNITY.pollDays),
  options: z
    .array(option)
    .min(COMMUNITY.pollOptionsMin, COMMUNITY_FIELD_COPY.pollOptions)
    .max(COMMUNITY.pollOptions)
    .refine((all) => new Set(all).size === all.length, COMMUNITY_FIELD_COPY.pollOptions),
})
export type NewPoll = z.infer<typeof NewPoll>

const written = {
  board: Board,
  title: Title,
  body: Body,
  attachments: z
    .array(AttachmentRef)
    .max(COMMUNITY.attachments, COMMUNITY_FIELD_COPY.postAttachments)
    .default([]),
  isSpoiler: z.boolean().default(false),
}

const ofPost = { params: z.object({ postId: Uuid }) } as const

export const communityCalls = {
  /**
   * Without those who blocked the caller, or whom the caller blocked; what is hidden is in the caller's own list alone.
   * `pinned` comes with the first page alone.
   */
  ...call('GET /v1/community/post', {
    actor: 'anyone',
    limit: 'read',
    query: z.object({
      board: Board.optional(),
      sort: PostSort.default('hot'),
      author: Uuid.optional(),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(PostCard).extend({ pinned: z.array(PostCard) })),
    codes: [],
  }),
  ...call('POST /v1/community/post', {
    actor: 'member',
    auth: 'full',
    limit: 'post',
    replayKey: 'clientPostId',
    bodyBytes: COMMUNITY.postBytes,
    bodyEntries: COMMUNITY.spans,
    body: z.object({ clientPostId: ClientId, ...written, poll: NewPoll.nullable().default(null) }),
    reply: json(Post),
    codes: ['KEY_REUSED', 'FIRST_DAY_POSTS', 'ATTACHMENT_GONE', 'WRITING_PAUSED'],
  }),
  ...call('GET /v1/community/post/{postId}', {
    ...ofPost,
    actor: 'anyone',
    limit: 'read',
    reply: json(Post),
    codes: ['NOT_FOUND', 'POST_DELETED'],
  }),
  ...call('PATCH /v1/community/post/{postId}', {
    ...ofPost,
    actor: 'member',
    auth: 'full',
    owns: 'post',
    limit: 'postEdit',
    bodyBytes: COMMUNITY.postBytes,
    bodyEntries: COMMUNITY.spans,
    body: z.object({ version: z.number().int(), ...written }),
    reply: json(Post),
    codes: ['NOT_FOUND', 'POST_DELETED', 'POST_CHANGED', 'ATTACHMENT_GONE', 'WRITING_PAUSED'],
  }),
  /** Its comments stay. */
  ...call('DELETE /v1/community/post/{postId}', {
    ...ofPost,
    actor: 'member',
    auth: 'full',
    owns: 'post',
    limit: 'postEdit',
    isRepeatable: true,
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  /** Replaces the caller's earlier choice. */
  ...call('PUT /v1/community/post/{postId}/vote', {
    ...ofPost,
    actor: 'member',
    auth: 'full',
    limit: 'vote',
    isRepeatable: true,
    body: z.object({
      options: z
        .array(
          z
            .number()
            .int()
            .min(0)
            .max(COMMUNITY.pollOptions - 1),
        )
        .min(1)
        .max(COMMUNITY.pollOptions),
    }),
    reply: json(Poll),
    codes: ['NOT_FOUND', 'POST_DELETED', 'POLL_CLOSED', 'WRITING_PAUSED'],
  }),
  /** At most `COMMUNITY.pinned`: pinning one more takes the oldest down. */
  ...call('PUT /v1/admin/post/{postId}/pinned', {
    ...ofPost,
    actor: 'member',
    role: 'admin',
    auth: 'full',
    limit: 'moderate',
    isRepeatable: true,
    body: z.object({ isPinned: z.boolean() }),
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
}
