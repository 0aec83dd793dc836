import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { createSession } from './create-session.js'
import { getReading } from './get-reading.js'
import { getSessionView } from './get-session.js'
import { listSessions } from './list-sessions.js'
import { setNarrator } from './set-narrator.js'

type Keys =
  | 'POST /v1/tales/session'
  | 'GET /v1/tales/session/my'
  | 'GET /v1/tales/template/{templateUUID}/mine'
  | 'GET /v1/tales/session/{sessionUuid}'
  | 'PATCH /v1/tales/session/{sessionUuid}'

export function sessionHandlers(deps: Deps): HandlersOf<Keys> {
  return {
    'POST /v1/tales/session': ({ becomeOwner, body }) => createSession(deps, becomeOwner, body),
    'GET /v1/tales/session/my': ({ actor, query }) => listSessions(deps, actor, query),
    'GET /v1/tales/template/{templateUUID}/mine': ({ actor, params }) =>
      getReading(deps, actor, params.templateUUID),
    'GET /v1/tales/session/{sessionUuid}': ({ owned }) => getSessionView(deps, owned),
    'PATCH /v1/tales/session/{sessionUuid}': ({ owned, body }) =>
      setNarrator(deps, owned, body.narrator),
  }
}
