import type { Format } from '../protocol/codec.js'
import { writePayload, type Payload } from '../protocol/payload.js'
import type { Fields } from '../protocol/read-fields.js'

/** A published message with what the server added. */
export type StoredMessage = Payload & {
  id: string
  name: string | undefined
  clientId: string | undefined
  connectionId: string | undefined
  extras: Fields | undefined
  timestamp: number
  serial: string
}

/** A member or a change of one. */
export type StoredPresence = Payload & {
  action: number
  id: string
  clientId: string
  connectionId: string
  extras: Fields | undefined
  timestamp: number
}

export function wireMessage(message: StoredMessage, format: Format): object {
  const { id, name, clientId, connectionId, extras, timestamp, serial } = message
  return {
    id,
    name,
    ...writePayload(message, format),
    clientId,
    connectionId,
    timestamp,
    extras,
    serial,
    action: 0,
    version: { serial, timestamp },
  }
}

export function wirePresence(presence: StoredPresence, format: Format): object {
  const { action, id, clientId, connectionId, extras, timestamp } = presence
  return {
    action,
    id,
    clientId,
    connectionId,
    timestamp,
    ...writePayload(presence, format),
    extras,
  }
}
