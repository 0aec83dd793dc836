import type { ChatItem } from '@doran/contract'
import type { PendingItem } from './reduce-room.js'
import type { ItemPage } from './room-log.js'

export const ROOM = 'room'
export const ME = 'me'
export const OTHER = 'other'

export function anItem(seq: number, { by = OTHER, at = 0 } = {}): ChatItem {
  return {
    id: `item-${seq}`,
    channelId: ROOM,
    seq,
    profile: { id: by },
    clientItemId: `client-of-item-${seq}`,
    isRead: false,
    kind: 'text',
    body: `${seq}`,
    theme: null,
    createdAt: new Date(Date.UTC(2026, 10, 22) + at).toISOString(),
  }
}

export function aPending(clientItemId: string): PendingItem {
  return {
    clientItemId,
    kind: 'text',
    body: 'hello',
    state: 'sending',
    code: null,
    createdAt: '2026-11-22T00:00:00.000Z',
  }
}

/** The page that a server with these items answers. */
export function pageOf(
  items: readonly ChatItem[],
  { direction, position }: Pick<ItemPage, 'direction' | 'position'>,
  limit: number,
): ItemPage {
  if (direction === 'after') {
    const rest = items.filter(({ seq }) => seq > position)
    const page = rest.slice(0, limit)
    const next = rest.length > limit ? (page.at(-1)?.seq ?? null) : null
    return { direction, position, items: page, next }
  }
  const rest = direction === 'before' ? items.filter(({ seq }) => seq < position) : items
  const page = rest.slice(-limit)
  const next = rest.length > limit ? (page[0]?.seq ?? null) : null
  return { direction, position, items: page, next }
}
