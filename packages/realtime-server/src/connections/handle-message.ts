import { isPermitted } from '../auth/capability.js'
import { publishMessages } from '../channels/publish.js'
import { RealtimeError } from '../errors.js'
import { MODE } from '../protocol/modes.js'
import type { IncomingFrame } from '../protocol/read-frame.js'
import { readMessages } from '../protocol/read-messages.js'
import type { ServerContext } from '../server-context.js'
import { acknowledge } from './acknowledge.js'
import { channelOf } from './channel-of.js'
import { checkClientId, ownClientId } from './client-id.js'
import type { Session } from './session.js'

export function handleMessage(
  { limits }: ServerContext,
  session: Session,
  frame: IncomingFrame,
): void {
  const name = channelOf(frame)
  acknowledge(session, frame, (msgSerial) => {
    const { connection, app } = session
    const attachment = connection.attachments.get(name)
    const isPublisher = !attachment || (attachment.modes & MODE.publish) !== 0
    if (!isPublisher || !isPermitted(connection.grant.capability, name, 'publish'))
      throw new RealtimeError('notPermitted', 'The capability does not allow to publish here')
    const messages = readMessages(frame.messages, limits.messageBytes)
    for (const { clientId } of messages) checkClientId(connection.grant, clientId)
    const publisher = {
      connectionId: connection.id,
      clientId: ownClientId(connection.grant),
      frameId: `${connection.id}:${msgSerial}`,
    }
    return publishMessages(app.hub, app.hub.open(name), messages, publisher).serials
  })
}
