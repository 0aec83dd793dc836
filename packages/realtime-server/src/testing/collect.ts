import type { InboundMessage, PresenceMessage, RealtimeChannel } from 'ably'

/** Attaches and keeps what comes, in order. */
export async function collectData(channel: RealtimeChannel): Promise<unknown[]> {
  const got: unknown[] = []
  await channel.subscribe((message: InboundMessage) => void got.push(message.data))
  return got
}

export async function collectMessages(channel: RealtimeChannel): Promise<InboundMessage[]> {
  const got: InboundMessage[] = []
  await channel.subscribe((message: InboundMessage) => void got.push(message))
  return got
}

export async function collectPresence(channel: RealtimeChannel): Promise<PresenceMessage[]> {
  const got: PresenceMessage[] = []
  await channel.presence.subscribe((message) => void got.push(message))
  return got
}
