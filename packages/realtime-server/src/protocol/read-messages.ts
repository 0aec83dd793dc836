import { RealtimeError } from '../errors.js'
import { payloadBytes, readPayload, type Payload } from './payload.js'
import { isFields, isShallow, numberOf, textOf, type Fields } from './read-fields.js'

/** A message as its publisher wrote it. */
export type IncomingMessage = Payload & {
  id: string | undefined
  name: string | undefined
  clientId: string | undefined
  extras: Fields | undefined
  connectionKey: string | undefined
}

/** A presence change as its client wrote it. */
export type IncomingPresence = Payload & {
  action: number
  id: string | undefined
  clientId: string | undefined
  extras: Fields | undefined
}

const MAX_MESSAGES = 1_000
const MAX_EXTRAS_DEPTH = 16

/** Reads what was published, one message or many; throws what makes the publish be refused. */
export function readMessages(value: unknown, maxBytes: number): IncomingMessage[] {
  const list = listOf(value)
  const messages = list.map((fields) => ({
    ...readPayload(fields['data'], textOf(fields, 'encoding')),
    id: textOf(fields, 'id'),
    name: textOf(fields, 'name'),
    clientId: clientIdOf(fields),
    extras: extrasOf(fields),
    connectionKey: textOf(fields, 'connectionKey'),
  }))
  refuseLarge(
    messages.reduce((sum, message) => sum + messageBytes(message), 0),
    maxBytes,
  )
  return messages
}

export function readPresence(
  value: unknown,
  limits: { messageBytes: number; presenceBytes: number },
): IncomingPresence[] {
  const presence = listOf(value).map((fields) => ({
    ...readPayload(fields['data'], textOf(fields, 'encoding')),
    action: numberOf(fields, 'action') ?? -1,
    id: textOf(fields, 'id'),
    clientId: clientIdOf(fields),
    extras: extrasOf(fields),
  }))
  const bytesOf = new Map<string | undefined, number>()
  let total = 0
  for (const item of presence) {
    const bytes = messageBytes(item)
    // Together, because a frame may change one member many times over.
    const ofMember = (bytesOf.get(item.clientId) ?? 0) + bytes
    bytesOf.set(item.clientId, ofMember)
    total += bytes
    refuseLarge(ofMember, limits.presenceBytes)
  }
  refuseLarge(total, limits.messageBytes)
  return presence
}

function listOf(value: unknown): Fields[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  if (list.length === 0 || list.length > MAX_MESSAGES || !list.every(isFields))
    throw new RealtimeError('badRequest', `Expected 1 to ${MAX_MESSAGES} messages`)
  return list
}

function clientIdOf(fields: Fields): string | undefined {
  const clientId = fields['clientId']
  if (clientId === undefined || clientId === null) return undefined
  if (typeof clientId !== 'string' || clientId === '' || clientId === '*')
    throw new RealtimeError('badClientId', 'Invalid clientId')
  return clientId
}

function extrasOf(fields: Fields): Fields | undefined {
  const extras = fields['extras']
  if (extras === undefined || extras === null) return undefined
  if (!isFields(extras) || !isShallow(extras, MAX_EXTRAS_DEPTH))
    throw new RealtimeError('badRequest', 'Invalid extras')
  return extras
}

function messageBytes(
  message: Payload & {
    name?: string | undefined
    clientId?: string | undefined
    extras?: Fields | undefined
  },
): number {
  return (
    payloadBytes(message) +
    Buffer.byteLength(message.name ?? '') +
    Buffer.byteLength(message.clientId ?? '') +
    (message.extras ? Buffer.byteLength(JSON.stringify(message.extras)) : 0)
  )
}

function refuseLarge(bytes: number, maxBytes: number): void {
  if (bytes <= maxBytes) return
  throw new RealtimeError('tooLarge', `Maximum size exceeded: ${bytes} of ${maxBytes} bytes`)
}
