import type { KeysOfMethod } from '@doran/contract'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { createTurn } from './create-turn.js'
import { followTurn } from './follow-turn.js'
import { listTurns } from './list-turns.js'
import { editTurn } from './edit-turn.js'
import { findInStory } from './find-in-story.js'
import { getReceipt } from './get-receipt.js'
import { giveFeedback } from './give-feedback.js'
import { listVariants } from './list-variants.js'
import { redoTurn, undoTurn, walkTo } from './move-leaf.js'
import { skipPacing } from './skip-pacing.js'
import { stopTurn } from './stop-turn.js'

type OfSession =
  `/v1/tales/session/{sessionUuid}/${'turn' | 'turn/last' | 'leaf' | 'edit' | 'find'}`
type Keys = Extract<
  KeysOfMethod<'POST' | 'GET' | 'DELETE' | 'PUT'>,
  `${string} ${OfSession}` | `${string} /v1/tales/turn/${string}`
>

export const storyTurnHandlers: HandlersOf<Keys> = {
  'POST /v1/tales/session/{sessionUuid}/turn': async ({ ctx, owned, body, lastEventId }) =>
    followTurn(ctx, { row: await createTurn(ctx, { session: owned, request: body }), lastEventId }),
  'GET /v1/tales/turn/{turnUuid}/stream': async ({ ctx, owned, lastEventId }) =>
    followTurn(ctx, { row: owned, lastEventId }),
  'POST /v1/tales/turn/{turnUuid}/stop': ({ ctx, owned }) => stopTurn(ctx, owned),
  'POST /v1/tales/turn/{turnUuid}/hurry': ({ ctx, owned }) => skipPacing(ctx, owned),
  'DELETE /v1/tales/session/{sessionUuid}/turn/last': ({ ctx, owned, query }) =>
    undoTurn(ctx, { session: owned, seenLeafId: query.leaf }),
  'POST /v1/tales/session/{sessionUuid}/turn/last': ({ ctx, owned, body }) =>
    redoTurn(ctx, { session: owned, turnId: body.turnUuid }),
  'GET /v1/tales/session/{sessionUuid}/turn': ({ ctx, owned, query }) =>
    listTurns(ctx, { session: owned, ...query }),
  'POST /v1/tales/session/{sessionUuid}/leaf': ({ ctx, owned, body }) =>
    walkTo(ctx, { session: owned, turnId: body.turnUuid, seenLeafId: body.seenLeafUuid }),
  'GET /v1/tales/session/{sessionUuid}/find': ({ ctx, owned, query }) =>
    findInStory(ctx, { session: owned, ...query }),
  'GET /v1/tales/turn/{turnUuid}/variant': ({ ctx, owned }) => listVariants(ctx, owned),
  'POST /v1/tales/session/{sessionUuid}/edit': ({ ctx, owned, body }) =>
    editTurn(ctx, { session: owned, ...body }),
  'PUT /v1/tales/turn/{turnUuid}/feedback': ({ ctx, owned, body }) =>
    giveFeedback(ctx, { turn: owned, ...body }),
  'GET /v1/tales/turn/{turnUuid}/receipt': ({ ctx, owned }) => getReceipt(ctx, owned),
}
