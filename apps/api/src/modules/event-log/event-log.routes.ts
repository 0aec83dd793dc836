import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { createEventSession } from './create-event-session.js'
import { recordEvents } from './record-events.js'
import { touchEventSession } from './touch-event-session.js'

type Keys =
  | 'POST /v1/event-log/user-session'
  | 'POST /v1/event-log/user-event'
  | 'PUT /v1/event-log/user-session'

export function eventLogHandlers(deps: Deps): HandlersOf<Keys> {
  return {
    'POST /v1/event-log/user-session': ({ caller, body }) => createEventSession(deps, caller, body),
    'POST /v1/event-log/user-event': ({ actor, caller, body }) =>
      recordEvents(deps, actor, caller, body),
    'PUT /v1/event-log/user-session': ({ actor, caller, body }) =>
      touchEventSession(deps, actor, caller, body.sessionId),
  }
}
