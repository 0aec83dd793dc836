import type { LogEntry } from './channel-log.js'

const UNIT_MS = new Map([
  ['s', 1_000],
  ['m', 60_000],
  ['h', 3_600_000],
])

/** The entries with the last so many messages (`'10'`), or with those of so long (`'30s'`, `'2m'`); messages alone. */
export function rewoundEntries(
  entries: readonly LogEntry[],
  params: { rewind: string; rewindLimit?: string | undefined },
  now: number,
): readonly LogEntry[] {
  const messages = entries.filter(({ kind }) => kind === 'message')
  const [, amount, unit] = /^(\d{1,9})([smh]?)$/.exec(params.rewind) ?? []
  if (amount === undefined) return []
  const unitMs = UNIT_MS.get(unit ?? '')
  if (unitMs === undefined) return newest(messages, Number(amount))
  const since = now - Number(amount) * unitMs
  const limit = /^\d{1,9}$/.test(params.rewindLimit ?? '') ? Number(params.rewindLimit) : Infinity
  return newest(
    messages.filter(({ timestamp }) => timestamp >= since),
    limit,
  )
}

function newest(entries: readonly LogEntry[], count: number): readonly LogEntry[] {
  return entries.slice(Math.max(0, entries.length - count))
}
