import type { HandlersOf } from '../../platform/http/handlers.js'
import { assertSameMember, isOtherMembersPage } from '../../platform/http/same-member.js'
import { createEventSession } from './create-event-session.js'
import { recordEvents } from './record-events.js'
import { touchEventSession } from './touch-event-session.js'

type Keys =
  | 'POST /v1/event-log/user-session'
  | 'POST /v1/event-log/user-event'
  | 'PUT /v1/event-log/user-session'

export const eventLogHandlers: HandlersOf<Keys> = {
  'POST /v1/event-log/user-session': ({ ctx, body }) => createEventSession(ctx, body),
  'POST /v1/event-log/user-event': ({ ctx, body: batch, http }) =>
    recordEvents(ctx, { batch, isOtherMembersPage: isOtherMembersPage(ctx.actor, http.headers) }),
  'PUT /v1/event-log/user-session': async ({ ctx, body, http }) => {
    assertSameMember(ctx.actor, http.headers)
    return touchEventSession(ctx, body)
  },
}
