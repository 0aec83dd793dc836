import type { ApiErrorCode } from '@doran/api-client'
import type { ChatItem, ChatItemKind } from '@doran/contract'
import type { PendingItem } from '../room/reduce-room.js'

export type ItemEntry = { type: 'item'; item: ChatItem; isMine: boolean }

export type PendingEntry = {
  type: 'pending'
  clientItemId: string
  kind: ChatItemKind
  body: string
  previewUrl?: string
  state: PendingItem['state']
  code: ApiErrorCode | null
  createdAt: string
}

export type RoomEntry = ItemEntry | PendingEntry

/** Makes entries; the same item makes the same entry, so that a row that did not change is not drawn again. */
export function createEntryMaker(myProfileId: string) {
  const made = new WeakMap<ChatItem | PendingItem, RoomEntry>()

  function entryOf(from: ChatItem | PendingItem): RoomEntry {
    const known = made.get(from)
    if (known) return known
    const entry: RoomEntry =
      'seq' in from
        ? { type: 'item', item: from, isMine: from.profile.id === myProfileId }
        : { type: 'pending', ...from }
    made.set(from, entry)
    return entry
  }

  return (items: readonly ChatItem[], pending: readonly PendingItem[]): readonly RoomEntry[] => [
    ...items.map(entryOf),
    ...pending.map(entryOf),
  ]
}
