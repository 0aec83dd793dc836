import { z } from 'zod'
import { call, json } from '../core/call.js'
import { ClientId, Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { Cover, Genre, Portraits } from '../theme/calls.js'
import { ReachedEnding, Turn } from '../story-turn/calls.js'
import { Amount } from '../wallet/calls.js'

/** Who can tell a story: the offline narrator, or a model of a tier. */
export const NarratorKey = z.enum(['offline', 'basic', 'deep'])
export type NarratorKey = z.infer<typeof NarratorKey>

export const StorySessionCard = z.object({
  id: Uuid,
  theme: z.object({ id: Uuid, title: z.string(), genre: Genre, cover: Cover }),
  /** `locked`: it can be read, but not go on. */
  status: z.enum(['active', 'ended', 'locked']),
  /** Scenes read after the opening. */
  turnCount: z.number().int(),
  ending: ReachedEnding.nullable(),
  /** The last sentence told. */
  lastSentence: z.string(),
  lastAt: Timestamp,
})
export type StorySessionCard = z.infer<typeof StorySessionCard>

export const StorySession = StorySessionCard.extend({
  leafTurnId: Uuid,
  /** Who tells the next turn. */
  narrator: NarratorKey,
  /** Who can be asked, `offline` first; a model with its name. `isWell` is what its last answers were. */
  narrators: z.array(
    z.object({
      key: NarratorKey,
      model: z.string().nullable(),
      isWell: z.boolean(),
      /** In gems; null where this person pays nothing for it. */
      price: z.object({ turn: Amount, continue: Amount }).nullable(),
    }),
  ),
  /** Gems of a member; null for a visitor. */
  gems: Amount.nullable(),
  /** Turns a model may still tell this visitor; null for members. */
  modelTurnsLeft: z.number().int().nullable(),
  /** Sentences a person could type first. */
  firstActions: z.array(z.string()),
  gauges: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      value: z.number(),
      min: z.number(),
      max: z.number(),
      meaning: z.string(),
    }),
  ),
  cast: z.array(z.object({ name: z.string(), portraits: Portraits.nullable() })),
  /** Endings of the theme; a title is given once the reader has reached it, in this story or another. */
  endings: z.array(
    z.object({
      key: z.string(),
      title: z.string().nullable(),
      hint: z.string(),
      rare: z.boolean(),
    }),
  ),
})
export type StorySession = z.infer<typeof StorySession>

/** What the reader has of a theme. */
export const ThemeReading = z.object({
  /** The open story read last. */
  reading: StorySessionCard.nullable(),
  /** Reached in any of the reader's stories, the first reached first. */
  endings: z.array(ReachedEnding),
})
export type ThemeReading = z.infer<typeof ThemeReading>

/** Everything the player's page needs at once. `turns` is the newest page of the path, newest first. */
export const StorySessionView = z.object({
  session: StorySession,
  turns: z.array(Turn),
  previousCursor: Cursor.nullable(),
  /** The newest child of the leaf that is being told, broke off, or was not told. */
  pending: Turn.nullable(),
})
export type StorySessionView = z.infer<typeof StorySessionView>

export const storySessionCalls = {
  ...call('POST /v1/tales/session', {
    actor: 'visitor',
    limit: 'storyStart',
    replayKey: 'clientSessionId',
    body: z.object({ clientSessionId: ClientId, templateUuid: Uuid }),
    reply: json(StorySessionView),
    codes: ['NOT_FOUND', 'KEY_REUSED', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  ...call('GET /v1/tales/session/my', {
    actor: 'anyone',
    limit: 'read',
    query: z.object({ cursor: Cursor.optional(), limit: PageSize }),
    reply: json(page(StorySessionCard)),
    codes: [],
  }),
  ...call('GET /v1/tales/template/{templateUUID}/mine', {
    actor: 'anyone',
    limit: 'read',
    params: z.object({ templateUUID: Uuid }),
    reply: json(ThemeReading),
    codes: [],
  }),
  ...call('GET /v1/tales/session/{sessionUuid}', {
    actor: 'visitor',
    owns: 'storySession',
    limit: 'read',
    params: z.object({ sessionUuid: Uuid }),
    reply: json(StorySessionView),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  ...call('PATCH /v1/tales/session/{sessionUuid}', {
    actor: 'visitor',
    owns: 'storySession',
    limit: 'storyControl',
    params: z.object({ sessionUuid: Uuid }),
    body: z.object({ narrator: NarratorKey }),
    reply: json(StorySession),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED', 'NARRATOR_UNAVAILABLE'],
  }),
}
