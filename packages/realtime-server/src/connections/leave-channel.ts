import type { Channel } from '../channels/channel.js'
import type { ChannelHub } from '../channels/channel-hub.js'
import { changePresence } from '../channels/change-presence.js'
import { PRESENCE_ACTION } from '../protocol/actions.js'
import type { ServerContext } from '../server-context.js'
import type { Connection } from './connection.js'

/**
 * Ends a connection's members of a channel on its behalf. The ids do not begin with the connection, so that readers
 * compare these leaves by time.
 */
export function leaveChannel(
  { ids }: ServerContext,
  hub: ChannelHub,
  connection: Connection,
  channel: Channel,
): void {
  const clientIds = connection.memberships.get(channel)
  connection.memberships.delete(channel)
  if (!clientIds || clientIds.size === 0) return
  const frameId = `_${ids.create(9)}:0`
  const changes = [...clientIds].map((clientId, index) => ({
    action: PRESENCE_ACTION.leave,
    id: `${frameId}:${index}`,
    clientId,
    connectionId: connection.id,
    extras: undefined,
  }))
  changePresence(hub, channel, changes, { connectionId: connection.id, frameId })
}
