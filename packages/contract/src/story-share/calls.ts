import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { ClientId, Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { ShareCode } from '../play/calls.js'
import { StorySessionView } from '../story-session/calls.js'
import { ReachedEnding, TurnKind, TurnNarrator } from '../story-turn/turn.js'
import { ThemeCard } from '../theme/calls.js'
import { STORY_SHARE_FIELD_COPY } from './copy.js'
import { STORY_SHARE, STORY_SHARE_LENGTHS } from './limits.js'

/** `path`: some scenes; `ending`: how a story ended, as a card. */
export const StoryShareKind = z.enum(['path', 'ending'])
export type StoryShareKind = z.infer<typeof StoryShareKind>

/** A link that its owner made. */
export const StoryShare = z.object({
  id: Uuid,
  code: ShareCode,
  kind: StoryShareKind,
  label: z.string(),
  showsName: z.boolean(),
  /** The scenes it shows. */
  fromIndex: z.number().int(),
  toIndex: z.number().int(),
  /** Counts the stories of others that went on from it. */
  continued: z.number().int(),
  createdAt: Timestamp,
})
export type StoryShare = z.infer<typeof StoryShare>

/** A scene of another reader's story, without anything of its state. */
export const SharedTurn = z.object({
  index: z.number().int(),
  input: z.object({ kind: TurnKind, text: z.string() }).nullable(),
  output: z.string(),
  isEdited: z.boolean(),
  narrator: TurnNarrator,
  model: z.string().nullable(),
})
export type SharedTurn = z.infer<typeof SharedTurn>

/** A shared story as anybody with the link sees it. */
export const SharedStory = z.object({
  /** Reports name the share by it. */
  id: Uuid,
  code: ShareCode,
  kind: StoryShareKind,
  label: z.string(),
  theme: ThemeCard,
  /** Null where they did not want to be named. */
  author: z.object({ profileId: Uuid, name: z.string() }).nullable(),
  isMine: z.boolean(),
  /** The reader's name in the story. */
  personaName: z.string().nullable(),
  fromIndex: z.number().int(),
  toIndex: z.number().int(),
  /** Present for an ending. `path`: five lines of the way there, the reader's own choices. */
  ending: ReachedEnding.nullable(),
  path: z.array(z.string()),
  /** A model wrote some of the scenes that it shows. */
  isByModel: z.boolean(),
  /** It came from a file, so how it was generated is not known. */
  isImported: z.boolean(),
  /** Whether the theme as it was read can still be gone on with. */
  canContinue: z.boolean(),
  /** A PNG of 1200 × 630 for links; of an ending `-card` before its ending is one of 1080 × 1350. */
  linkImage: z.string(),
  createdAt: Timestamp,
})
export type SharedStory = z.infer<typeof SharedStory>

const ofSession = {
  params: z.object({ sessionUuid: Uuid }),
  actor: 'member',
  owns: 'storySession',
} as const
const ofCode = { params: z.object({ code: ShareCode }) } as const

export const storyShareCalls = {
  ...call('POST /v1/tales/session/{sessionUuid}/share', {
    ...ofSession,
    auth: 'full',
    limit: 'storyShare',
    replayKey: 'clientShareId',
    body: z.object({
      clientShareId: ClientId,
      kind: StoryShareKind.default('path'),
      /** The last scene that is shown; an ending's own. */
      turnUuid: Uuid,
      /** The number of scenes up to it, the opening included. */
      scenes: z.number().int().min(1).max(STORY_SHARE.scenes).default(1),
      label: z
        .string()
        .trim()
        .max(STORY_SHARE_LENGTHS.shareLabel, STORY_SHARE_FIELD_COPY.shareLabelTooLong)
        .default(''),
      showsName: z.boolean().default(false),
    }),
    reply: json(StoryShare),
    codes: [
      'NOT_FOUND',
      'STORY_LOCKED',
      'SHARES_FULL',
      'WRITING_PAUSED',
      'KEY_REUSED',
      'RATING_LIMIT',
      'AGE_UNCONFIRMED',
    ],
  }),
  /** Those that stand, the newest first. */
  ...call('GET /v1/tales/session/{sessionUuid}/share', {
    ...ofSession,
    limit: 'read',
    reply: json(z.object({ items: z.array(StoryShare) })),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** The link leads nowhere from then on; stories that went on from it stay. */
  ...call('DELETE /v1/tales/share/by-id/{shareUuid}', {
    params: z.object({ shareUuid: Uuid }),
    actor: 'member',
    auth: 'full',
    owns: 'storyShare',
    limit: 'storyShare',
    isRepeatable: true,
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  ...call('GET /v1/tales/share/{code}', {
    ...ofCode,
    actor: 'anyone',
    limit: 'shareRead',
    reply: json(SharedStory),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** The oldest first. */
  ...call('GET /v1/tales/share/{code}/turn', {
    ...ofCode,
    actor: 'anyone',
    limit: 'shareRead',
    query: z.object({ cursor: Cursor.optional(), limit: PageSize }),
    reply: json(page(SharedTurn)),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** A story of the caller's own that goes on from the last shared scene; of an ending, from before it. */
  ...call('POST /v1/tales/share/{code}/session', {
    ...ofCode,
    actor: 'visitor',
    limit: 'storyStart',
    replayKey: 'clientSessionId',
    body: z.object({ clientSessionId: ClientId }),
    reply: json(StorySessionView),
    codes: ['NOT_FOUND', 'KEY_REUSED', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
}
