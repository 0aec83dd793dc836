import { isFields, numberOf, textOf, textsOf, type Fields } from './read-fields.js'

/** A frame as a client sent it. Messages and presence are read where they are handled, so that a bad one is refused by NACK. */
export type IncomingFrame = {
  action: number
  id: string | undefined
  channel: string | undefined
  channelSerial: string | undefined
  msgSerial: number | undefined
  flags: number
  params: Readonly<Record<string, string>>
  messages: unknown
  presence: unknown
  accessToken: string | undefined
}

export function readFrame(value: unknown): IncomingFrame | null {
  if (!isFields(value)) return null
  const action = numberOf(value, 'action')
  if (action === undefined) return null
  return {
    action,
    id: textOf(value, 'id'),
    channel: textOf(value, 'channel'),
    channelSerial: textOf(value, 'channelSerial'),
    msgSerial: serialNumberOf(value),
    flags: numberOf(value, 'flags') ?? 0,
    params: textsOf(value, 'params'),
    messages: value['messages'],
    presence: value['presence'],
    accessToken: isFields(value['auth']) ? textOf(value['auth'], 'accessToken') : undefined,
  }
}

function serialNumberOf(value: Fields): number | undefined {
  const serial = numberOf(value, 'msgSerial')
  return serial !== undefined && Number.isSafeInteger(serial) && serial >= 0 ? serial : undefined
}
