import { ACTION } from '../protocol/actions.js'
import { MODE } from '../protocol/modes.js'
import { OutgoingFrame } from '../protocol/outgoing-frame.js'
import { payloadBytes } from '../protocol/payload.js'
import type { IncomingMessage } from '../protocol/read-messages.js'
import type { Channel } from './channel.js'
import type { ChannelHub } from './channel-hub.js'
import type { PublishResult } from './recent-results.js'
import { formatMessageSerial } from './serial.js'
import { wireMessage, type StoredMessage } from './stored.js'

/** Who publishes: a connection, or `null` for REST and the process itself. */
export type Publisher = {
  connectionId: string | null
  clientId: string | undefined
  /** Names the publish; its messages without an id get `<frameId>:<index>`. */
  frameId: string
}

const ENTRY_OVERHEAD_BYTES = 512

/** Publishes messages once: ids that were seen a short time ago give the earlier result and nothing else. */
export function publishMessages(
  hub: ChannelHub,
  channel: Channel,
  incoming: readonly IncomingMessage[],
  publisher: Publisher,
): PublishResult {
  const ownId = incoming[0]?.id
  const known = ownId === undefined ? undefined : channel.results.find(ownId)
  if (known) return known
  const place = hub.nextPlace()
  const messages = incoming.map((message, index) => ({
    ...message,
    id: message.id ?? `${publisher.frameId}:${index}`,
    clientId: message.clientId ?? publisher.clientId,
    connectionId: publisher.connectionId ?? undefined,
    timestamp: place.timestamp,
    serial: formatMessageSerial(place.channelSerial, index),
  }))
  const frame = messageFrame(channel.name, place, messages, publisher)
  const { number, timestamp } = place
  const { connectionId } = publisher
  const bytes = bytesOf(messages)
  hub.append(channel, { kind: 'message', number, timestamp, bytes, frame, connectionId, messages })
  channel.broadcast(frame, MODE.subscribe, connectionId)
  const result = { messageId: publisher.frameId, serials: messages.map(({ serial }) => serial) }
  if (ownId !== undefined) channel.results.add(ownId, result, timestamp)
  return result
}

function messageFrame(
  channel: string,
  place: { channelSerial: string; timestamp: number },
  messages: readonly StoredMessage[],
  { connectionId, frameId }: Publisher,
): OutgoingFrame {
  const { channelSerial, timestamp } = place
  return new OutgoingFrame((format) => ({
    action: ACTION.message,
    id: frameId,
    channel,
    channelSerial,
    connectionId: connectionId ?? undefined,
    timestamp,
    messages: messages.map((message, index) => ({
      ...wireMessage(message, format),
      // Readers take these from the frame.
      id: message.id === `${frameId}:${index}` ? undefined : message.id,
      connectionId: undefined,
      timestamp: undefined,
    })),
  }))
}

function bytesOf(messages: readonly StoredMessage[]): number {
  return messages.reduce(
    (sum, message) => sum + ENTRY_OVERHEAD_BYTES + extrasBytes(message) + 3 * payloadBytes(message),
    0,
  )
}

function extrasBytes({ extras }: StoredMessage): number {
  return extras ? 3 * JSON.stringify(extras).length : 0
}
