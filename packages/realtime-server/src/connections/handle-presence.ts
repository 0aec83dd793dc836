import type { Channel } from '../channels/channel.js'
import { changePresence } from '../channels/change-presence.js'
import { isNewerPresence } from '../channels/presence-newness.js'
import type { StoredPresence } from '../channels/stored.js'
import { RealtimeError } from '../errors.js'
import { PRESENCE_ACTION } from '../protocol/actions.js'
import { MODE } from '../protocol/modes.js'
import type { IncomingFrame } from '../protocol/read-frame.js'
import { readPresence, type IncomingPresence } from '../protocol/read-messages.js'
import type { ServerContext } from '../server-context.js'
import { acknowledge } from './acknowledge.js'
import { channelOf } from './channel-of.js'
import { checkClientId, ownClientId } from './client-id.js'
import type { Attachment, Connection } from './connection.js'
import type { Session } from './session.js'

type Change = Omit<StoredPresence, 'timestamp'>

export function handlePresence(
  { limits }: ServerContext,
  session: Session,
  frame: IncomingFrame,
): void {
  const name = channelOf(frame)
  acknowledge(session, frame, (msgSerial) => {
    const { connection, app } = session
    const { channel } = attachmentFor(connection, name)
    const frameId = `${connection.id}:${msgSerial}`
    const changes = readPresence(frame.presence, limits)
      .map((item, index) => ({ item, change: changeOf(connection, item, `${frameId}:${index}`) }))
      .filter(({ item, change }) => !isOutdated(channel, item, change))
      .map(({ change }) => change)
    recordMemberships(connection, channel, changes, limits.membersPerConnection)
    changePresence(app.hub, channel, changes, { connectionId: connection.id, frameId })
    return []
  })
}

function attachmentFor(connection: Connection, name: string): Attachment {
  const attachment = connection.attachments.get(name)
  if (!attachment)
    throw new RealtimeError('notAttached', 'Presence needs the channel to be attached')
  if ((attachment.modes & MODE.presence) === 0)
    throw new RealtimeError('notPermitted', 'The channel is attached without presence')
  return attachment
}

function changeOf(connection: Connection, item: IncomingPresence, id: string): Change {
  const { grant } = connection
  checkClientId(grant, item.clientId)
  const clientId = item.clientId ?? ownClientId(grant)
  if (clientId === undefined) throw new RealtimeError('badClientId', 'Presence needs a clientId')
  const { enter, update, leave, present } = PRESENCE_ACTION
  if (![enter, update, leave, present].some((action) => action === item.action))
    throw new RealtimeError('badRequest', 'Invalid presence action')
  const { action, data, encoding, extras } = item
  return { action, id, clientId, connectionId: connection.id, data, encoding, extras }
}

// After a resume a client enters its members again with the ids they had: that is no change.
function isOutdated(channel: Channel, { id }: IncomingPresence, change: Change): boolean {
  const member = channel.members.find(change.connectionId, change.clientId)
  if (id === undefined || !member) return false
  return !isNewerPresence({ ...change, id, timestamp: member.timestamp - 1 }, member)
}

function recordMemberships(
  connection: Connection,
  channel: Channel,
  changes: readonly Change[],
  limit: number,
): void {
  if (connection.memberCount + changes.length > limit && !changes.every(isLeave))
    throw new RealtimeError('limitExceeded', 'Too many members on this connection')
  const clientIds = connection.memberships.get(channel) ?? new Set<string>()
  for (const change of changes) {
    if (isLeave(change)) clientIds.delete(change.clientId)
    else clientIds.add(change.clientId)
  }
  if (clientIds.size > 0) connection.memberships.set(channel, clientIds)
  else connection.memberships.delete(channel)
}

function isLeave({ action }: Change): boolean {
  return action === PRESENCE_ACTION.leave
}
