import type { KeysOfMethod } from '@doran/contract'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { createTurn } from './create-turn.js'
import { followTurn } from './follow-turn.js'
import { listTurns } from './list-turns.js'
import { redoTurn, undoTurn } from './move-leaf.js'
import { skipPacing } from './skip-pacing.js'
import { stopTurn } from './stop-turn.js'

type Keys = Extract<KeysOfMethod<'POST' | 'GET' | 'DELETE'>, `${string}/turn${string}`>

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
}
