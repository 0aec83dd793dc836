import { z } from 'zod'
import { call, empty, json, stream } from '../core/call.js'
import { ClientId, Cursor, PageSize, Uuid, page } from '../core/primitives.js'
import { STORY_TURN_FIELD_COPY } from './copy.js'
import { STORY_TURN_LENGTHS } from './limits.js'
import { FoundTurn, TurnReceipt } from './receipt.js'
import { FeedbackReason, Pace, Turn, TurnEvent, TurnFeedback, TurnKind } from './turn.js'

export const CreateTurnBody = z
  .object({
    clientTurnId: ClientId,
    /** The leaf the person saw. */
    parentTurnUuid: Uuid,
    kind: TurnKind,
    /** The chosen label for `choice`; empty for `continue` alone. */
    text: z.string().max(STORY_TURN_LENGTHS.turnText, STORY_TURN_FIELD_COPY.turnTextTooLong),
    /**
     * The leaf, to be written again: `parentTurnUuid` is then its parent, and kind and text are its own. It stays
     * beside the new variant.
     */
    retellsTurnUuid: Uuid.optional(),
    /** The pace may differ when the same `clientTurnId` is sent again. */
    pace: Pace.default('normal'),
  })
  .refine((body) => body.kind === 'continue' || body.text.trim() !== '', {
    path: ['text'],
    error: STORY_TURN_FIELD_COPY.turnTextEmpty,
  })

const OfSession = z.object({ sessionUuid: Uuid })
const OfTurn = z.object({ turnUuid: Uuid })
const ofTurn = { actor: 'visitor', owns: 'turn', params: OfTurn } as const

export const storyTurnCalls = {
  ...call('POST /v1/tales/session/{sessionUuid}/turn', {
    actor: 'visitor',
    owns: 'storySession',
    limit: 'storyTurn',
    replayKey: 'clientTurnId',
    params: OfSession,
    body: CreateTurnBody,
    reply: stream(TurnEvent),
    codes: [
      'NOT_FOUND',
      'TURN_IN_FLIGHT',
      'LEAF_MOVED',
      'KEY_REUSED',
      'STORY_ENDED',
      'STORY_LOCKED',
      'AI_NOTICE_NEEDED',
      'NOT_ENOUGH_GEM',
      'NOTHING_TO_RETELL',
      'RATING_LIMIT',
      'AGE_UNCONFIRMED',
    ],
  }),
  ...call('GET /v1/tales/turn/{turnUuid}/stream', {
    actor: 'visitor',
    owns: 'turn',
    limit: 'read',
    params: OfTurn,
    reply: stream(TurnEvent),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** Answers once the turn is finalized; stopping a finalized turn changes nothing. */
  ...call('POST /v1/tales/turn/{turnUuid}/stop', {
    actor: 'visitor',
    owns: 'turn',
    limit: 'storyControl',
    params: OfTurn,
    reply: json(Turn),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** Skips the pauses of an offline turn; its stream brings the rest at once. Any other turn stays as it is. */
  ...call('POST /v1/tales/turn/{turnUuid}/hurry', {
    actor: 'visitor',
    owns: 'turn',
    limit: 'storyControl',
    params: OfTurn,
    reply: empty(),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** Moves the leaf to its parent; `leaf` is the leaf the person saw, so that a repeat undoes nothing more. */
  ...call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
    actor: 'visitor',
    owns: 'storySession',
    limit: 'storyControl',
    params: OfSession,
    query: z.object({ leaf: Uuid }),
    reply: empty(),
    codes: [
      'NOT_FOUND',
      'RATING_LIMIT',
      'AGE_UNCONFIRMED',
      'TURN_IN_FLIGHT',
      'LEAF_MOVED',
      'NOTHING_TO_UNDO',
    ],
  }),
  /**
   * Moves the leaf forward to a child of it, as a redo after an undo does. `turnUuid` is that child; where it is the
   * leaf already nothing changes.
   */
  ...call('POST /v1/tales/session/{sessionUuid}/turn/last', {
    actor: 'visitor',
    owns: 'storySession',
    limit: 'storyControl',
    params: OfSession,
    body: z.object({ turnUuid: Uuid }),
    reply: empty(),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED', 'TURN_IN_FLIGHT', 'LEAF_MOVED'],
  }),
  /**
   * Moves the leaf to any finished turn of the story's tree: another variant, another way. `seenLeafUuid` is the leaf
   * the person saw.
   */
  ...call('POST /v1/tales/session/{sessionUuid}/leaf', {
    actor: 'visitor',
    owns: 'storySession',
    limit: 'storyControl',
    params: OfSession,
    body: z.object({ turnUuid: Uuid, seenLeafUuid: Uuid }),
    reply: empty(),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED', 'TURN_IN_FLIGHT', 'LEAF_MOVED'],
  }),
  /** The path to the leaf, newest first; without a cursor it starts at the leaf. */
  ...call('GET /v1/tales/session/{sessionUuid}/turn', {
    actor: 'visitor',
    owns: 'storySession',
    limit: 'read',
    params: OfSession,
    query: z.object({
      before: Cursor.optional(),
      /** Used without a cursor: the page starts with the turn of this index instead of the leaf. */
      at: z.coerce.number().int().min(0).optional(),
      limit: PageSize,
    }),
    reply: json(page(Turn)),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** Finds words in the scenes of the path, the newest scene first. */
  ...call('GET /v1/tales/session/{sessionUuid}/find', {
    actor: 'visitor',
    owns: 'storySession',
    limit: 'search',
    params: OfSession,
    query: z.object({
      q: z.string().trim().min(1).max(50),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(FoundTurn)),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** All variants of a turn's input, in the order in which they were generated. */
  ...call('GET /v1/tales/turn/{turnUuid}/variant', {
    ...ofTurn,
    limit: 'read',
    reply: json(z.object({ items: z.array(Turn) })),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /**
   * Writes a turn of the tree with other words: a new one beside it, which becomes the leaf. Nothing is generated for
   * it.
   */
  ...call('POST /v1/tales/session/{sessionUuid}/edit', {
    actor: 'visitor',
    owns: 'storySession',
    params: OfSession,
    limit: 'storyControl',
    replayKey: 'clientTurnId',
    body: z
      .object({
        clientTurnId: ClientId,
        turnUuid: Uuid,
        text: z
          .string()
          .trim()
          .min(1, STORY_TURN_FIELD_COPY.editEmpty)
          .max(STORY_TURN_LENGTHS.turnText, STORY_TURN_FIELD_COPY.turnTextTooLong)
          .optional(),
        output: z
          .string()
          .trim()
          .min(1, STORY_TURN_FIELD_COPY.editEmpty)
          .max(STORY_TURN_LENGTHS.editedOutput, STORY_TURN_FIELD_COPY.editTooLong)
          .optional(),
      })
      .refine(({ text, output }) => text !== undefined || output !== undefined, {
        path: ['output'],
        error: STORY_TURN_FIELD_COPY.editEmpty,
      }),
    reply: json(Turn),
    codes: [
      'NOT_FOUND',
      'KEY_REUSED',
      'TURN_IN_FLIGHT',
      'STORY_LOCKED',
      'RATING_LIMIT',
      'AGE_UNCONFIRMED',
    ],
  }),
  /** Null takes it back. */
  ...call('PUT /v1/tales/turn/{turnUuid}/feedback', {
    ...ofTurn,
    limit: 'storyControl',
    isRepeatable: true,
    body: z.object({
      value: TurnFeedback.nullable(),
      reason: FeedbackReason.nullable().default(null),
    }),
    reply: empty(),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  ...call('GET /v1/tales/turn/{turnUuid}/receipt', {
    ...ofTurn,
    limit: 'read',
    reply: json(TurnReceipt),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
}
