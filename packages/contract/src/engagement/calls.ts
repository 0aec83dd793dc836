import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { ClientId, Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { Picture } from '../game/content.js'
import { ENGAGEMENT_FIELD_COPY } from './copy.js'
import { ENGAGEMENT_LENGTHS } from './limits.js'

/** What can be liked, saved and followed; each area registers its own in the API. */
export const LikeTarget = z.enum(['game', 'theme', 'comment', 'post'])
export type LikeTarget = z.infer<typeof LikeTarget>
export const SaveTarget = z.enum(['game', 'theme', 'post'])
export type SaveTarget = z.infer<typeof SaveTarget>
export const FollowTarget = z.enum(['profile', 'theme'])
export type FollowTarget = z.infer<typeof FollowTarget>
export const EngagementTarget = z.enum(['game', 'theme', 'comment', 'profile', 'post'])
export type EngagementTarget = z.infer<typeof EngagementTarget>

/** Counts of a thing for everybody, and the caller's own marks on it. */
export const Engagement = z.object({
  likes: z.number().int(),
  followers: z.number().int(),
  comments: z.number().int(),
  isLiked: z.boolean(),
  isSaved: z.boolean(),
  /** The caller's collection that it is in. */
  collectionId: Uuid.nullable(),
  isFollowed: z.boolean(),
})
export type Engagement = z.infer<typeof Engagement>

const CollectionName = z
  .string()
  .trim()
  .min(1, ENGAGEMENT_FIELD_COPY.collectionName)
  .max(ENGAGEMENT_LENGTHS.collectionName, ENGAGEMENT_FIELD_COPY.collectionNameTooLong)

/** A private, named list of what a member saved. */
export const SaveCollection = z.object({
  id: Uuid,
  name: z.string(),
  count: z.number().int(),
  createdAt: Timestamp,
})
export type SaveCollection = z.infer<typeof SaveCollection>

/** Something saved. What is not to be seen any more has neither title nor picture. */
export const SavedThing = z.object({
  targetType: SaveTarget,
  targetId: Uuid,
  title: z.string().nullable(),
  subtitle: z.string().nullable(),
  picture: Picture.nullable(),
  collectionId: Uuid.nullable(),
  savedAt: Timestamp,
})
export type SavedThing = z.infer<typeof SavedThing>

/** A target that a member follows. Its title is absent once it is not to be seen any more. */
export const Subscription = z.object({
  targetType: FollowTarget,
  targetId: Uuid,
  title: z.string().nullable(),
  subtitle: z.string().nullable(),
  picture: Picture.nullable(),
  /** True if its news comes into the inbox. */
  hasNotices: z.boolean(),
  followedAt: Timestamp,
})
export type Subscription = z.infer<typeof Subscription>

const liked = { params: z.object({ targetType: LikeTarget, targetId: Uuid }) } as const
const saved = { params: z.object({ targetType: SaveTarget, targetId: Uuid }) } as const
const ofCollection = { params: z.object({ collectionId: Uuid }) } as const
const followed = z.object({ targetType: FollowTarget, targetId: Uuid })

export const engagementCalls = {
  ...call('GET /v1/engagement/{targetType}/{targetId}', {
    actor: 'anyone',
    limit: 'read',
    params: z.object({ targetType: EngagementTarget, targetId: Uuid }),
    reply: json(Engagement),
    codes: ['NOT_FOUND'],
  }),
  /** Once for each person; again it changes nothing. */
  ...call('POST /v1/like/{targetType}/{targetId}', {
    ...liked,
    actor: 'member',
    auth: 'full',
    limit: 'like',
    isRepeatable: true,
    reply: json(Engagement),
    codes: ['NOT_FOUND'],
  }),
  ...call('DELETE /v1/like/{targetType}/{targetId}', {
    ...liked,
    actor: 'member',
    auth: 'full',
    limit: 'like',
    isRepeatable: true,
    reply: json(Engagement),
    codes: ['NOT_FOUND'],
  }),
  /** Again it moves to the named collection, out of any for null, and stays where it is without `collectionId`. */
  ...call('POST /v1/save/{targetType}/{targetId}', {
    ...saved,
    actor: 'member',
    auth: 'full',
    limit: 'save',
    isRepeatable: true,
    body: z.object({ collectionId: Uuid.nullable().optional() }),
    reply: json(Engagement),
    codes: ['NOT_FOUND'],
  }),
  ...call('DELETE /v1/save/{targetType}/{targetId}', {
    ...saved,
    actor: 'member',
    auth: 'full',
    limit: 'save',
    isRepeatable: true,
    reply: empty(),
    codes: [],
  }),
  /** Lists saves by when they were saved. */
  ...call('GET /v1/save/my', {
    actor: 'member',
    limit: 'read',
    query: z.object({
      targetType: SaveTarget.optional(),
      collectionId: Uuid.optional(),
      sort: z.enum(['new', 'old']).default('new'),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(SavedThing)),
    codes: [],
  }),
  ...call('GET /v1/collection', {
    actor: 'member',
    limit: 'read',
    reply: json(z.object({ items: z.array(SaveCollection) })),
    codes: [],
  }),
  ...call('POST /v1/collection', {
    actor: 'member',
    auth: 'full',
    limit: 'collection',
    replayKey: 'clientCollectionId',
    body: z.object({ clientCollectionId: ClientId, name: CollectionName }),
    reply: json(SaveCollection),
    codes: ['COLLECTION_NAME_TAKEN', 'COLLECTIONS_FULL', 'KEY_REUSED'],
  }),
  ...call('PATCH /v1/collection/{collectionId}', {
    ...ofCollection,
    actor: 'member',
    auth: 'full',
    owns: 'collection',
    limit: 'collection',
    body: z.object({ name: CollectionName }),
    reply: json(SaveCollection),
    codes: ['NOT_FOUND', 'COLLECTION_NAME_TAKEN'],
  }),
  /** What was in it stays saved. */
  ...call('DELETE /v1/collection/{collectionId}', {
    ...ofCollection,
    actor: 'member',
    auth: 'full',
    owns: 'collection',
    limit: 'collection',
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  ...call('POST /v1/tales/subscription', {
    actor: 'member',
    auth: 'full',
    limit: 'follow',
    isRepeatable: true,
    body: followed,
    reply: json(Engagement),
    codes: ['NOT_FOUND'],
  }),
  ...call('GET /v1/tales/subscription/my', {
    actor: 'member',
    limit: 'read',
    query: z.object({ cursor: Cursor.optional(), limit: PageSize }),
    reply: json(page(Subscription)),
    codes: [],
  }),
  ...call('PATCH /v1/tales/subscription', {
    actor: 'member',
    auth: 'full',
    limit: 'follow',
    isRepeatable: true,
    body: followed.extend({ hasNotices: z.boolean() }),
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  ...call('DELETE /v1/tales/subscription', {
    actor: 'member',
    auth: 'full',
    limit: 'follow',
    isRepeatable: true,
    body: followed,
    reply: json(Engagement),
    codes: ['NOT_FOUND'],
  }),
}
