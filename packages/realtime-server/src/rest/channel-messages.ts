import type { Channel } from '../channels/channel.js'
import { checkChannelName } from '../channels/channel-name.js'
import { publishMessages } from '../channels/publish.js'
import { wireMessage, type StoredMessage } from '../channels/stored.js'
import { checkClientId, ownClientId } from '../connections/client-id.js'
import { RealtimeError } from '../errors.js'
import { readMessages, type IncomingMessage } from '../protocol/read-messages.js'
import { requirePermission } from './authenticate-request.js'
import { page, type Listed } from './page.js'
import { readBody } from './read-body.js'
import { answerFormat } from './answer-format.js'
import type { RestAnswer, RestCall } from './rest-call.js'
import { untilSerial } from './until-serial.js'

export async function publishToChannel(call: RestCall, name: string): Promise<RestAnswer> {
  const { context, app, grant } = call
  checkChannelName(name)
  requirePermission(call, name, 'publish')
  const body = await readBody(call.request, context.limits.frameBytes)
  const messages = readMessages(body, context.limits.messageBytes)
  for (const { clientId } of messages) checkClientId(grant, clientId)
  const connection = connectionOf(call, messages)
  const publisher = {
    connectionId: connection?.id ?? null,
    clientId: ownClientId(connection?.grant ?? grant),
    frameId: context.ids.create(9),
  }
  const result = publishMessages(app.hub, app.hub.open(name), messages, publisher)
  return { status: 201, body: { channel: name, ...result } }
}

export function channelMessages(call: RestCall, name: string): RestAnswer {
  const channel = readable(call, name)
  const format = answerFormat(call.request)
  const listed = messagesOf(channel, untilSerial(call)).map((message): Listed => ({
    cursor: message.serial,
    timestamp: message.timestamp,
    body: wireMessage(message, format),
  }))
  return page(listed, call.query, { path: 'messages' })
}

export function channelMessage(call: RestCall, name: string, rest: string): RestAnswer {
  const channel = readable(call, name)
  const serial = decodeURIComponent(rest.slice('/messages/'.length))
  const message = messagesOf(channel, null).find((one) => one.serial === serial)
  if (!message) throw new RealtimeError('notFound', 'No message with this serial')
  return { status: 200, body: wireMessage(message, answerFormat(call.request)) }
}

function readable(call: RestCall, name: string): Channel | undefined {
  checkChannelName(name)
  requirePermission(call, name, 'history')
  return call.app.hub.find(name)
}

function messagesOf(channel: Channel | undefined, until: number | null): StoredMessage[] {
  return (channel?.log.entries() ?? []).flatMap((entry) =>
    entry.kind === 'message' && (until === null || entry.number <= until) ? entry.messages : [],
  )
}

// A server may publish on behalf of a connection whose key it was given.
function connectionOf({ app }: RestCall, messages: readonly IncomingMessage[]) {
  const key = messages.find(({ connectionKey }) => connectionKey !== undefined)?.connectionKey
  if (key === undefined) return null
  const connection = app.connections.find(key)
  if (!connection) throw new RealtimeError('badConnectionKey', 'Invalid connection key')
  return connection
}
