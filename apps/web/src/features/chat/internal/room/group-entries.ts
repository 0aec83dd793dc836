import { seoulDay } from '@doran/site/core'
import { clockTime, dayHeading } from '../text/chat-time'
import type { RoomEntry } from '@doran/chat/react'

/** Consecutive entries of one author within a minute; they share one time. */
export type Run = {
  key: string
  isMine: boolean
  time: string
  createdAt: string
  entries: RoomEntry[]
  /** Stands below what was read before. */
  isAfterRead: boolean
}

export type Day = { key: string; heading: string; runs: Run[] }

/**
 * The days of a room, each with its runs; `firstUnreadSeq` is the first item that was not read at opening. Nothing was
 * read before the first of all.
 */
export function groupEntries(entries: readonly RoomEntry[], firstUnreadSeq: number | null): Day[] {
  const days: Day[] = []
  for (const [index, entry] of entries.entries()) {
    const at = new Date(createdAtOf(entry))
    const dayKey = seoulDay(at)
    let day = days.at(-1)
    if (day?.key !== dayKey) {
      day = { key: dayKey, heading: dayHeading(at), runs: [] }
      days.push(day)
    }
    const isAfterRead = index > 0 && isFirstUnread(entry, firstUnreadSeq)
    const run = day.runs.at(-1)
    const time = clockTime(at)
    const isMine = isMineEntry(entry)
    if (run && !isAfterRead && run.isMine === isMine && run.time === time) {
      run.entries.push(entry)
      continue
    }
    const createdAt = createdAtOf(entry)
    day.runs.push({ key: entryKey(entry), isMine, time, createdAt, entries: [entry], isAfterRead })
  }
  return days
}

/** One key for what is sent, from the press until it stands there. */
export function entryKey(entry: RoomEntry): string {
  if (entry.type === 'pending') return `mine-${entry.clientItemId}`
  return entry.isMine ? `mine-${entry.item.clientItemId}` : entry.item.id
}

export function isMineEntry(entry: RoomEntry): boolean {
  return entry.type === 'pending' || entry.isMine
}

/** The one item of one's own that says that it was read: the last that was, if it still stands there. */
export function readMarkSeq(
  entries: readonly RoomEntry[],
  lastReadSeq: number | null,
): number | null {
  if (lastReadSeq === null) return null
  const read = entries.findLast(
    (entry) =>
      entry.type === 'item' &&
      entry.isMine &&
      entry.item.kind !== 'deleted' &&
      entry.item.seq <= lastReadSeq,
  )
  return read?.type === 'item' ? read.item.seq : null
}

function createdAtOf(entry: RoomEntry): string {
  return entry.type === 'item' ? entry.item.createdAt : entry.createdAt
}

function isFirstUnread(entry: RoomEntry, firstUnreadSeq: number | null): boolean {
  return entry.type === 'item' && entry.item.seq === firstUnreadSeq
}
