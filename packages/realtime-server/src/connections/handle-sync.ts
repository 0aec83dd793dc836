import { MODE } from '../protocol/modes.js'
import type { IncomingFrame } from '../protocol/read-frame.js'
import { channelOf } from './channel-of.js'
import { sendSync } from './send-sync.js'
import type { Session } from './session.js'

export function handleSync(session: Session, frame: IncomingFrame): void {
  const attachment = session.connection.attachments.get(channelOf(frame))
  if (!attachment || (attachment.modes & MODE.presence_subscribe) === 0) return
  sendSync(session, attachment.channel)
}
