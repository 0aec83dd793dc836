import { ACTION } from '../protocol/actions.js'
import { MODE } from '../protocol/modes.js'
import { payloadBytes } from '../protocol/payload.js'
import type { Channel } from './channel.js'
import type { ChannelHub } from './channel-hub.js'
import { presenceFrame } from './presence-set.js'
import type { StoredPresence } from './stored.js'

const ENTRY_OVERHEAD_BYTES = 512

/** Applies changes to the members of a channel and tells its readers of those that changed something. */
export function changePresence(
  hub: ChannelHub,
  channel: Channel,
  changes: readonly Omit<StoredPresence, 'timestamp'>[],
  publisher: { connectionId: string; frameId: string },
): void {
  const place = hub.nextPlace()
  const { number, timestamp, channelSerial } = place
  const presence = changes.flatMap(
    (change) => channel.members.apply({ ...change, timestamp }) ?? [],
  )
  if (presence.length === 0) return
  const { connectionId, frameId } = publisher
  const fields = {
    action: ACTION.presence,
    id: frameId,
    channel: channel.name,
    channelSerial,
    connectionId,
    timestamp,
  }
  const frame = presenceFrame(fields, presence)
  const bytes = presence.reduce(
    (sum, item) => sum + ENTRY_OVERHEAD_BYTES + 3 * payloadBytes(item),
    0,
  )
  hub.append(channel, { kind: 'presence', number, timestamp, bytes, frame, connectionId, presence })
  channel.broadcast(frame, MODE.presence_subscribe, null)
}
