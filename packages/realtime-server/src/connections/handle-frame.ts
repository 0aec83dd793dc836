import { ACTION } from '../protocol/actions.js'
import type { IncomingFrame } from '../protocol/read-frame.js'
import type { ServerContext } from '../server-context.js'
import { handleAttach } from './handle-attach.js'
import { handleAuth } from './handle-auth.js'
import { handleDetach } from './handle-detach.js'
import { handleMessage } from './handle-message.js'
import { handlePresence } from './handle-presence.js'
import { handleSync } from './handle-sync.js'
import type { Session } from './session.js'

/** Acts on what a client sent. Actions that are not known are ignored, as Ably's clients do. */
export function handleFrame(context: ServerContext, session: Session, frame: IncomingFrame): void {
  switch (frame.action) {
    case ACTION.heartbeat:
      return session.send({ action: ACTION.heartbeat, id: frame.id })
    case ACTION.attach:
      return handleAttach(context, session, frame)
    case ACTION.detach:
      return handleDetach(context, session, frame)
    case ACTION.message:
      return handleMessage(context, session, frame)
    case ACTION.presence:
      return handlePresence(context, session, frame)
    case ACTION.sync:
      return handleSync(session, frame)
    case ACTION.auth:
      return handleAuth(context, session, frame)
    case ACTION.close:
      return closeConnection(session)
    case ACTION.disconnect:
      return session.cut()
    default:
  }
}

function closeConnection(session: Session): void {
  session.app.connections.forget(session.connection)
  session.end({ action: ACTION.closed })
}
