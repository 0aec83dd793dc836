import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { GENRES } from '../names.js'
import { Maker } from '../profile/calls.js'
import { Cover } from '../theme/calls.js'
import { REVIEW_FIELD_COPY } from './copy.js'
import { REVIEW_LENGTHS } from './limits.js'

export const Review = z.object({
  id: Uuid,
  theme: z.object({ id: Uuid, title: z.string(), cover: Cover }),
  author: Maker,
  isMine: z.boolean(),
  stars: z.number().int(),
  body: z.string(),
  hasSpoiler: z.boolean(),
  /** Scenes of the theme its author had read when it was written. */
  turnsRead: z.number().int(),
  /** The badge of the ending they had reached; its title would give it away. */
  endingBadge: z.string().nullable(),
  helpful: z.number().int(),
  isHelpful: z.boolean(),
  /** The maker's. */
  reply: z.object({ text: z.string(), repliedAt: Timestamp }).nullable(),
  canReply: z.boolean(),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
})
export type Review = z.infer<typeof Review>

/** `stars`: how many reviews gave one to five, in this order. */
export const ReviewSummary = z.object({
  count: z.number().int(),
  /** The mean has one decimal; null while there is none. */
  average: z.number().nullable(),
  stars: z.array(z.number().int()).length(5),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

/** The caller's own review of a theme, and how much of it they have read. */
export const OwnReview = z.object({
  review: Review.nullable(),
  /** True if moderators or reports hide it from everybody else. */
  isHidden: z.boolean(),
  turnsRead: z.number().int(),
  canWrite: z.boolean(),
})
export type OwnReview = z.infer<typeof OwnReview>

const ofReview = {
  params: z.object({ reviewUuid: Uuid }),
  actor: 'member',
  auth: 'full',
  isRepeatable: true,
} as const
const Helpful = z.object({ helpful: z.number().int(), isHelpful: z.boolean() })
const ofTheme = { params: z.object({ templateUUID: Uuid }) } as const
const choice = { genre: z.enum(GENRES).optional(), template: Uuid.optional() }

const writing = {
  stars: z.int(REVIEW_FIELD_COPY.reviewStars).min(1, REVIEW_FIELD_COPY.reviewStars).max(5),
  body: z
    .string()
    .trim()
    .min(REVIEW_LENGTHS.reviewMin, REVIEW_FIELD_COPY.reviewTooShort)
    .max(REVIEW_LENGTHS.reviewMax, REVIEW_FIELD_COPY.reviewTooLong),
  hasSpoiler: z.boolean().default(false),
}

export const reviewCalls = {
  /** `helpful`: what most people found helpful first, the newest of as many. */
  ...call('GET /v1/tales/review', {
    actor: 'anyone',
    limit: 'read',
    query: z.object({
      ...choice,
      stars: z.coerce.number().int().min(1).max(5).optional(),
      noSpoilers: z.stringbool().optional(),
      sort: z.enum(['helpful', 'new']).default('helpful'),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(Review)),
    codes: [],
  }),
  ...call('GET /v1/tales/review/summary', {
    actor: 'anyone',
    limit: 'read',
    query: z.object(choice),
    reply: json(ReviewSummary),
    codes: [],
  }),
  ...call('GET /v1/tales/template/{templateUUID}/review/mine', {
    ...ofTheme,
    actor: 'member',
    limit: 'read',
    reply: json(OwnReview),
    codes: ['NOT_FOUND'],
  }),
  /** One for each member and theme: again it replaces what was written. */
  ...call('POST /v1/tales/template/{templateUUID}/review', {
    ...ofTheme,
    actor: 'member',
    auth: 'full',
    limit: 'review',
    isRepeatable: true,
    body: z.object(writing),
    reply: json(Review),
    codes: ['NOT_FOUND', 'REVIEW_TOO_EARLY', 'RATING_LIMIT', 'AGE_UNCONFIRMED', 'WRITING_PAUSED'],
  }),
  ...call('DELETE /v1/tales/review/{reviewUuid}', {
    ...ofReview,
    owns: 'review',
    limit: 'review',
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  /** Of one's own review it changes nothing. */
  ...call('POST /v1/tales/review/{reviewUuid}/helpful', {
    ...ofReview,
    limit: 'like',
    reply: json(Helpful),
    codes: ['NOT_FOUND'],
  }),
  ...call('DELETE /v1/tales/review/{reviewUuid}/helpful', {
    ...ofReview,
    limit: 'like',
    reply: json(Helpful),
    codes: ['NOT_FOUND'],
  }),
  /** On behalf of the theme's maker, which of shipped themes is the product; an empty text takes the reply back. */
  ...call('PUT /v1/tales/review/{reviewUuid}/reply', {
    ...ofReview,
    role: 'admin',
    limit: 'review',
    body: z.object({
      text: z.string().trim().max(REVIEW_LENGTHS.reviewReply, REVIEW_FIELD_COPY.reviewReplyTooLong),
    }),
    reply: json(Review),
    codes: ['NOT_FOUND', 'WRITING_PAUSED'],
  }),
}
