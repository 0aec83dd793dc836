import { CHAT } from '@doran/contract/chat/limits'
import type { ChatEvent, ChatItem } from '@doran/contract'
import { mergeItem } from './merge-item.js'

/** What a page has of a channel's items. */
export type RoomLog = {
  /** By `seq`, each once. Those outside of `range` came by events and wait for what is between. */
  items: readonly ChatItem[]
  /** Where nothing is missing; null until the first page. */
  range: RoomRange | null
  /** How far each person has read what the other sent, by profile id. */
  readTo: Readonly<Record<string, number>>
  /** Read ones that are not here yet, by item id. */
  readIds: readonly string[]
}

export type RoomRange = {
  from: number
  to: number
  /** The position before which older items are; null where there are none. */
  older: number | null
}

export type ItemPage = {
  /** What was asked for: the newest items, those before a position, or those after one. */
  direction: 'newest' | 'before' | 'after'
  /** The position that was asked for; 0 with `newest`. */
  position: number
  /** Ascending. */
  items: readonly ChatItem[]
  /** Where to go on in the same direction; null at the end. */
  next: number | null
}

type ReadEvent = Extract<ChatEvent, { type: 'read' }>

export const EMPTY_LOG: RoomLog = { items: [], range: null, readTo: {}, readIds: [] }

/** The items to show: all from the oldest loaded one on. */
export function visibleItems({ items, range }: RoomLog): readonly ChatItem[] {
  if (!range) return []
  const first = items.findIndex(({ seq }) => seq >= range.from)
  return first === 0 ? items : first < 0 ? [] : items.slice(first)
}

/** The position after which items are missing, as one that came by an event tells; null where none are. */
export function missingAfter({ items, range }: RoomLog): number | null {
  const last = items.at(-1)
  return range && last && last.seq > range.to ? range.to : null
}

/**
 * The position from which to fetch again after events may have been lost: before the first loaded item that can have
 * changed since. A read one that is too old to be deleted cannot.
 */
export function rereadAfter({ items, range }: RoomLog): number {
  if (!range) return 0
  const known = items.filter(({ seq }) => seq >= range.from && seq <= range.to)
  const last = known.at(-1)
  if (!last) return range.to
  const deletableFrom = Date.parse(last.createdAt) - CHAT.deletableMs
  const first = known.find(
    ({ kind, isRead, createdAt }) =>
      kind !== 'deleted' && (!isRead || Date.parse(createdAt) >= deletableFrom),
  )
  return first ? first.seq - 1 : range.to
}

export function addItems(log: RoomLog, incoming: readonly ChatItem[]): RoomLog {
  const bySeq = new Map(log.items.map((item) => [item.seq, item]))
  let hasChanged = false
  for (const item of incoming) {
    const known = bySeq.get(item.seq)
    const next = withReads(log, known ? mergeItem(known, item) : item)
    if (next === known) continue
    bySeq.set(item.seq, next)
    hasChanged = true
  }
  if (!hasChanged) return log
  const items = [...bySeq.values()].toSorted((one, other) => one.seq - other.seq)
  const here = new Set(incoming.map(({ id }) => id))
  const readIds = log.readIds.filter((id) => !here.has(id))
  return advance({ ...log, items, readIds })
}

export function addPage(log: RoomLog, page: ItemPage): RoomLog {
  const added = addItems(log, page.items)
  const range = rangeAfter(added.range, page)
  return advance(range === added.range ? added : { ...added, range })
}

export function addRead(log: RoomLog, event: Pick<ReadEvent, 'profileId' | 'upTo' | 'itemId'>) {
  const { profileId, upTo, itemId } = event
  const isMeant = (item: ChatItem) =>
    item.profile.id !== profileId && (itemId === undefined ? item.seq <= upTo : item.id === itemId)
  const isNew = log.items.some((item) => isMeant(item) && !item.isRead)
  const items = isNew
    ? log.items.map((item) => (isMeant(item) && !item.isRead ? { ...item, isRead: true } : item))
    : log.items
  if (itemId !== undefined) {
    if (log.items.some(({ id }) => id === itemId) || log.readIds.includes(itemId))
      return isNew ? { ...log, items } : log
    return { ...log, items, readIds: [...log.readIds, itemId] }
  }
  const isFurther = (log.readTo[profileId] ?? 0) < upTo
  if (!isNew && !isFurther) return log
  return { ...log, items, readTo: isFurther ? { ...log.readTo, [profileId]: upTo } : log.readTo }
}

/** What two logs of one channel know together. */
export function joinLogs(one: RoomLog, other: RoomLog): RoomLog {
  if (one === other) return one
  const { range } = other
  const readers = Object.entries(other.readTo)
  let joined = readers.reduce((log, [profileId, upTo]) => addRead(log, { profileId, upTo }), one)
  joined = addItems(joined, other.items)
  if (!range) return joined
  if (!joined.range) return advance({ ...joined, range })
  const { from, to, older } = joined.range
  if (range.from > to + 1 || from > range.to + 1) return joined
  const next = {
    from: Math.min(from, range.from),
    to: Math.max(to, range.to),
    older: range.from < from ? range.older : range.from > from ? older : lesser(older, range.older),
  }
  const isSame = next.from === from && next.to === to && next.older === older
  return isSame ? joined : advance({ ...joined, range: next })
}

function lesser(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.min(one, other)
}

// A read mark can come before its item.
function withReads(log: RoomLog, item: ChatItem): ChatItem {
  if (item.isRead) return item
  const isRead =
    log.readIds.includes(item.id) ||
    Object.entries(log.readTo).some(([id, upTo]) => id !== item.profile.id && item.seq <= upTo)
  return isRead ? { ...item, isRead } : item
}

function rangeAfter(range: RoomRange | null, page: ItemPage): RoomRange | null {
  const { direction, position, items, next } = page
  const first = items[0]?.seq
  const last = items.at(-1)?.seq
  if (!range) {
    if (direction !== 'newest') return range
    return { from: first ?? 1, to: last ?? 0, older: next }
  }
  if (direction === 'before') {
    if (position < range.from) return range
    if (first === undefined) return position === range.from ? { ...range, older: next } : range
    return first < range.from ? { ...range, from: first, older: next } : range
  }
  const start = direction === 'after' ? position : (first ?? 1) - 1
  if (last === undefined || start > range.to || last <= range.to) return range
  return { ...range, to: last }
}

/** Takes what came by events into the range as far as it follows. */
function advance(log: RoomLog): RoomLog {
  if (!log.range) return log
  let { to } = log.range
  for (const { seq } of log.items) if (seq === to + 1) to = seq
  return to === log.range.to ? log : { ...log, range: { ...log.range, to } }
}
