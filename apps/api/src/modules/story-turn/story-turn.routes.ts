import type { KeysOfMethod } from '@doran/contract'
import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { createTurn } from './create-turn.js'
import { followTurn } from './follow-turn.js'
import { hurryTurn } from './hurry-turn.js'
import { listTurns } from './list-turns.js'
import { stopTurn } from './stop-turn.js'
import { undoTurn } from './undo-turn.js'

type Keys = Extract<KeysOfMethod<'POST' | 'GET' | 'DELETE'>, `${string}/turn${string}`>

export function turnHandlers(deps: Deps): HandlersOf<Keys> {
  return {
    'POST /v1/tales/session/{sessionUuid}/turn': async ({ actor, owned, body, lastEventId }) =>
      followTurn(deps, await createTurn(deps, actor, owned, body), lastEventId),
    'GET /v1/tales/turn/{turnUuid}/stream': async ({ owned, lastEventId }) =>
      followTurn(deps, owned, lastEventId),
    'POST /v1/tales/turn/{turnUuid}/stop': ({ owned }) => stopTurn(deps, owned),
    'POST /v1/tales/turn/{turnUuid}/hurry': ({ owned }) => hurryTurn(deps, owned),
    'DELETE /v1/tales/session/{sessionUuid}/turn/last': ({ owned, query }) =>
      undoTurn(deps, owned, query.leaf),
    'GET /v1/tales/session/{sessionUuid}/turn': ({ owned, query }) => listTurns(deps, owned, query),
  }
}
