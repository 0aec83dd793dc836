import { verifyCredentials } from '../auth/verify-credentials.js'
import { RealtimeError } from '../errors.js'
import { ACTION } from '../protocol/actions.js'
import { FLAG, MODE } from '../protocol/modes.js'
import type { IncomingFrame } from '../protocol/read-frame.js'
import type { ServerContext } from '../server-context.js'
import { checkSameClient, ownClientId } from './client-id.js'
import type { Attachment } from './connection.js'
import { channelErrorFrame, connectedFrame } from './frames.js'
import { leaveChannel } from './leave-channel.js'
import { permittedModes } from './permitted-modes.js'
import type { Session } from './session.js'
import { watchToken } from './token-timer.js'

/** Takes a new token for the connection and judges its channels by it. */
export function handleAuth(context: ServerContext, session: Session, frame: IncomingFrame): void {
  const { connection, app } = session
  const { grant } = verifyCredentials(
    { token: frame.accessToken, clientId: ownClientId(connection.grant) },
    (appId) => (appId === app.id ? app : undefined),
    context.clock.now(),
  )
  checkSameClient(connection.grant, grant)
  connection.grant = grant
  watchToken(context, session)
  session.send(connectedFrame(connection, context.limits))
  for (const attachment of connection.attachments.values()) judge(context, session, attachment)
}

function judge(context: ServerContext, session: Session, attachment: Attachment): void {
  const { connection, app } = session
  const { channel } = attachment
  const modes =
    attachment.requestedModes & permittedModes(connection.grant.capability, channel.name)
  if (modes === attachment.modes) return
  if ((modes & MODE.presence) === 0) leaveChannel(context, app.hub, connection, channel)
  attachment.modes = modes
  if (modes === 0) {
    connection.detach(channel.name)
    const error = new RealtimeError('notPermitted', 'The new token does not allow this channel')
    return session.send(channelErrorFrame(channel.name, error))
  }
  session.send({
    action: ACTION.attached,
    channel: channel.name,
    channelSerial: app.hub.serial,
    flags: modes | FLAG.resumed,
  })
}
