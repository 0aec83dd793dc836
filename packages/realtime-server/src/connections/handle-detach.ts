import { ACTION } from '../protocol/actions.js'
import type { IncomingFrame } from '../protocol/read-frame.js'
import type { ServerContext } from '../server-context.js'
import { channelOf } from './channel-of.js'
import { leaveChannel } from './leave-channel.js'
import type { Session } from './session.js'

export function handleDetach(context: ServerContext, session: Session, frame: IncomingFrame): void {
  const name = channelOf(frame)
  const { connection, app } = session
  connection.detach(name)
  const channel = app.hub.find(name)
  if (channel) leaveChannel(context, app.hub, connection, channel)
  session.send({ action: ACTION.detached, channel: name })
}
