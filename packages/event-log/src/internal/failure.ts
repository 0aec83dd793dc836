const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 300_000
/** A wait that nobody means is cut short; timers cannot count further than 24 days either. */
const LONGEST_TOLD_MS = 3_600_000

/** Whether another try may change it: no answer, too many requests, or trouble on the other side. */
export function isPassing(error: unknown): boolean {
  const status = numberOf(error, 'status')
  return !status || status === 429 || status >= 500
}

export function isNotFound(error: unknown): boolean {
  return read(error, 'code') === 'NOT_FOUND'
}

/** What the server asked to wait, in milliseconds; 0 where it asked nothing. */
export function toldWait(error: unknown): number {
  return Math.min(Math.max(numberOf(error, 'retryAfter') * 1_000, 0), LONGEST_TOLD_MS)
}

/** The wait after so many failures in a row. The told one is a floor: not all browsers come back at the same moment. */
export function waitAfter(failures: number, told: number, random: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS)
  return told > 0 ? told + random * FIRST_WAIT_MS : wait * (0.5 + random / 2)
}

function numberOf(error: unknown, name: string): number {
  const value = read(error, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

function read(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}
