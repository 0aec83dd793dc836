import { ACTION } from '../protocol/actions.js'
import type { OutgoingFrame } from '../protocol/outgoing-frame.js'
import type { Channel } from './channel.js'
import type { ChannelHub } from './channel-hub.js'
import { presenceFrame } from './presence-set.js'
import type { StoredPresence } from './stored.js'

const PAGE_SIZE = 100

/** The frames that tell a reader all members; an empty cursor ends the sync. */
export function syncPages(hub: ChannelHub, channel: Channel): readonly OutgoingFrame[] {
  return channel.members.syncPages((members) => {
    const syncId = hub.serial
    const pages: OutgoingFrame[] = []
    for (let from = 0; from === 0 || from < members.length; from += PAGE_SIZE)
      pages.push(syncPage(channel.name, syncId, members, from))
    return pages
  })
}

function syncPage(
  channel: string,
  syncId: string,
  members: readonly StoredPresence[],
  from: number,
): OutgoingFrame {
  const next = from + PAGE_SIZE
  const cursor = next < members.length ? String(next) : ''
  const fields = { action: ACTION.sync, channel, channelSerial: `${syncId}:${cursor}` }
  return presenceFrame(fields, members.slice(from, next))
}
