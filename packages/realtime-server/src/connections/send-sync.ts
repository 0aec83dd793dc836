import type { Channel } from '../channels/channel.js'
import { syncPages } from '../channels/sync-pages.js'
import type { Session } from './session.js'

export function sendSync(session: Session, channel: Channel): void {
  for (const page of syncPages(session.app.hub, channel)) session.deliver(page)
}
