/**
 * A place in the order of what an app's channels carried: `<boot>-<number>`, of one message `<boot>-<number>:<index>`.
 * The boot makes serials of another run of the server unknown to this one; as text they sort in their order.
 */
export type Serial = { boot: string; number: number; index: number }

const DIGITS = 12
const INDEX_DIGITS = 3

export function formatSerial(boot: string, number: number): string {
  return `${boot}-${String(number).padStart(DIGITS, '0')}`
}

export function formatMessageSerial(channelSerial: string, index: number): string {
  return `${channelSerial}:${String(index).padStart(INDEX_DIGITS, '0')}`
}

export function parseSerial(text: string): Serial | null {
  const [, boot, number, index] = /^([\w-]+)-(\d{12})(?::(\d{1,4}))?$/.exec(text) ?? []
  if (boot === undefined || number === undefined) return null
  return { boot, number: Number(number), index: Number(index ?? 0) }
}

/** Negative if `one` comes first, positive if `other` does. */
export function compareSerials(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
