import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { ClientId, Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { PersonaFields, PersonaName } from '../persona/calls.js'
import { Cover, Genre, Portraits, ThemeCard } from '../theme/calls.js'
import { ReachedEnding, Turn } from '../story-turn/turn.js'
import { Amount } from '../wallet/calls.js'
import { STORY_SESSION_FIELD_COPY } from './copy.js'
import { STORY_SESSION_LENGTHS } from './limits.js'

/** The narrators of a story: the offline one, or a model of a tier. */
export const NarratorKey = z.enum(['offline', 'basic', 'deep'])
export type NarratorKey = z.infer<typeof NarratorKey>

/** The origin of a story: its opening, a turn of another one, another reader's shared scene, or a file. */
export const StoryOrigin = z.enum(['started', 'branched', 'shared', 'imported'])
export type StoryOrigin = z.infer<typeof StoryOrigin>

export const StorySessionCard = z.object({
  id: Uuid,
  /** The reader's own name for it. */
  title: z.string().nullable(),
  origin: StoryOrigin,
  /** Of a branch: the story it left, and the scene after which it goes its own way. */
  parent: z.object({ id: Uuid, turnIndex: z.number().int() }).nullable(),
  /** The reader's name in the story. */
  personaName: z.string().nullable(),
  isArchived: z.boolean(),
  /** A deleted story can be restored until then; null for one that was not deleted. */
  restorableUntil: Timestamp.nullable(),
  theme: z.object({ id: Uuid, title: z.string(), genre: Genre, cover: Cover }),
  /** `locked`: it can be read, but not go on. */
  status: z.enum(['active', 'ended', 'locked']),
  /** Scenes read after the opening. */
  turnCount: z.number().int(),
  ending: ReachedEnding.nullable(),
  /** The last sentence of the leaf. */
  lastSentence: z.string(),
  lastAt: Timestamp,
})
export type StorySessionCard = z.infer<typeof StorySessionCard>

export const StorySession = StorySessionCard.extend({
  leafTurnId: Uuid,
  /** The price of writing the leaf again; null where the result would be the same. */
  retelling: z.object({ isFree: z.boolean() }).nullable(),
  /**
   * All variants of the leaf's input, in the order in which they were generated; only the leaf where there is one.
   */
  variants: z.array(Uuid),
  /** As it was when it was chosen for this story. */
  persona: PersonaFields.nullable(),
  /** The author's note, which the narrator gets in every turn. */
  note: z.string(),
  memoryCount: z.number().int(),
  /** The narrator of the next turn. */
  narrator: NarratorKey,
  /** Who can be asked, `offline` first; a model with its name. `isWell` is what its last answers were. */
  narrators: z.array(
    z.object({
      key: NarratorKey,
      model: z.string().nullable(),
      isWell: z.boolean(),
      /** The price in gems; null where this person pays nothing for it. */
      price: z.object({ turn: Amount, continue: Amount }).nullable(),
    }),
  ),
  /** Gems of a member; null for a visitor. */
  gems: Amount.nullable(),
  /** Turns that models may still generate for this visitor; null for members. */
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

/** The reader's own progress in a theme. */
export const ThemeReading = z.object({
  /** The open story read last. */
  reading: StorySessionCard.nullable(),
  /** Reached in any of the reader's stories, the first reached first. */
  endings: z.array(ReachedEnding),
  /** The reader does not want to be shown it in lists. */
  isDismissed: z.boolean(),
})
export type ThemeReading = z.infer<typeof ThemeReading>

/** Everything the player's page needs at once. `turns` is the newest page of the path, newest first. */
export const StorySessionView = z.object({
  session: StorySession,
  turns: z.array(Turn),
  previousCursor: Cursor.nullable(),
  /** The newest child of the leaf that is being generated, broke off, or was not generated. */
  pending: Turn.nullable(),
})
export type StorySessionView = z.infer<typeof StorySessionView>

/** A theme that the caller reached endings of. */
export const EndingShelf = z.object({
  theme: z.object({ id: Uuid, title: z.string(), genre: Genre, cover: Cover }),
  reached: z.array(ReachedEnding),
  total: z.number().int(),
})
export type EndingShelf = z.infer<typeof EndingShelf>

/** A theme the caller liked; null where it is gone. What their birthday closes to them is left out. */
export const LikedTheme = z.object({
  targetId: Uuid,
  theme: ThemeCard.nullable(),
  isRead: z.boolean(),
  /** A version has come since it was liked or read last. */
  hasNews: z.boolean(),
  likedAt: Timestamp,
})
export type LikedTheme = z.infer<typeof LikedTheme>

/** A turn where a story's ways part, start or end. `parentId` is the nearest such turn above it. */
export const TreeNode = z.object({
  turnId: Uuid,
  parentId: Uuid.nullable(),
  /** The branch it belongs to. */
  sessionId: Uuid,
  index: z.number().int(),
  /** The reader's input there. */
  label: z.string(),
  isOnPath: z.boolean(),
  isLeaf: z.boolean(),
  /** The badge of an ending. */
  ending: z.string().nullable(),
})
export type TreeNode = z.infer<typeof TreeNode>

/** The tree of a story with its branches. */
export const StoryTree = z.object({
  nodes: z.array(TreeNode),
  sessions: z.array(StorySessionCard),
  /** Nodes beyond the most that are shown were left out, the oldest first. */
  isCut: z.boolean(),
})
export type StoryTree = z.infer<typeof StoryTree>

const ofSession = {
  params: z.object({ sessionUuid: Uuid }),
  actor: 'visitor',
  owns: 'storySession',
} as const

export const storySessionCalls = {
  ...call('POST /v1/tales/session', {
    actor: 'visitor',
    limit: 'storyStart',
    replayKey: 'clientSessionId',
    body: z.object({
      clientSessionId: ClientId,
      templateUuid: Uuid,
      /** One of the caller's; `name` instead where they only want to be called so. */
      personaUuid: Uuid.optional(),
      name: PersonaName.optional(),
      /** The index of the theme's opening, 0 for the first. */
      openingIndex: z.number().int().min(0).max(3).default(0),
    }),
    reply: json(StorySessionView),
    codes: ['NOT_FOUND', 'KEY_REUSED', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  ...call('GET /v1/tales/session/my', {
    actor: 'anyone',
    limit: 'read',
    query: z.object({
      /**
       * Open ones, those read to an end, branches with the stories they left, those put away, or deleted ones that
       * can be restored; all but the last two without it.
       */
      shelf: z.enum(['reading', 'ended', 'branches', 'archived', 'deleted']).optional(),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
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
    ...ofSession,
    limit: 'read',
    reply: json(StorySessionView),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  ...call('PATCH /v1/tales/session/{sessionUuid}', {
    ...ofSession,
    limit: 'storyControl',
    body: z.object({
      narrator: NarratorKey.optional(),
      /** Empty: the theme's title again. */
      title: z
        .string()
        .trim()
        .max(STORY_SESSION_LENGTHS.storyTitle, STORY_SESSION_FIELD_COPY.storyTitleTooLong)
        .optional(),
      note: z
        .string()
        .trim()
        .max(STORY_SESSION_LENGTHS.storyNote, STORY_SESSION_FIELD_COPY.storyNoteTooLong)
        .optional(),
      isArchived: z.boolean().optional(),
      /** Null removes the persona. It takes effect with the next turn. */
      personaUuid: Uuid.nullable().optional(),
    }),
    reply: json(StorySession),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED', 'NARRATOR_UNAVAILABLE'],
  }),
  /** It can be restored for seven days; branches of it stay. */
  ...call('DELETE /v1/tales/session/{sessionUuid}', {
    ...ofSession,
    limit: 'storyControl',
    isRepeatable: true,
    reply: empty(),
    codes: ['NOT_FOUND', 'TURN_IN_FLIGHT', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  ...call('POST /v1/tales/session/{sessionUuid}/restore', {
    params: z.object({ sessionUuid: Uuid }),
    actor: 'visitor',
    owns: 'restorableStorySession',
    limit: 'storyControl',
    isRepeatable: true,
    reply: json(StorySessionCard),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** A story of its own from a turn of this one; this one stays as it is. */
  ...call('POST /v1/tales/session/{sessionUuid}/branch', {
    ...ofSession,
    limit: 'storyStart',
    replayKey: 'clientSessionId',
    body: z.object({ clientSessionId: ClientId, turnUuid: Uuid }),
    reply: json(StorySessionView),
    codes: ['NOT_FOUND', 'KEY_REUSED', 'TURN_IN_FLIGHT', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  ...call('GET /v1/tales/session/{sessionUuid}/tree', {
    ...ofSession,
    limit: 'read',
    reply: json(StoryTree),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** The themes of which the caller reached endings, the newest first; not those of imported stories. */
  ...call('GET /v1/tales/ending/my', {
    actor: 'anyone',
    limit: 'read',
    query: z.object({ cursor: Cursor.optional(), limit: PageSize }),
    reply: json(page(EndingShelf)),
    codes: [],
  }),
  ...call('GET /v1/tales/liked-template', {
    actor: 'member',
    limit: 'read',
    query: z.object({
      genre: Genre.optional(),
      unread: z.stringbool().optional(),
      sort: z.enum(['recent', 'news', 'length']).default('recent'),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(LikedTheme)),
    codes: [],
  }),
}
