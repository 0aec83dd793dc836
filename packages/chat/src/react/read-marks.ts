import { ApiError, type ApiClient } from '@doran/api-client'
import type { ChatItem } from '@doran/contract'
import type { RoomCache } from './room-cache.js'
import { isUnread } from '../unread.js'

type Mark = { sent: number; due: ChatItem | null; isInFlight: boolean }

/** Marks rooms as read: at once on the page, one call at a time in a room, and again where the connection was lost. */
export function createReadMarks(
  api: Pick<ApiClient, 'call'>,
  rooms: RoomCache,
  myProfileId: string,
  /** Where the page shows it. */
  apply: (channelId: string, upTo: number) => void,
) {
  const marks = new Map<string, Mark>()

  async function send(id: string, mark: Mark): Promise<void> {
    const item = mark.due
    if (!item || mark.isInFlight) return
    mark.isInFlight = true
    mark.due = null
    const params = { id }
    try {
      const body = { upTo: item.id }
      await api.call('POST /v1/chat/channel/{id}/read', { params, body, keepalive: true })
      mark.isInFlight = false
    } catch (cause) {
      mark.isInFlight = false
      if (cause instanceof ApiError && cause.code === 'NETWORK') {
        mark.due ??= item
        return
      }
      // A refusal is final for this item; a later one is tried.
    }
    await send(id, mark)
  }

  return {
    mark(id: string, item: ChatItem): void {
      const mark = marks.get(id) ?? { sent: 0, due: null, isInFlight: false }
      marks.set(id, mark)
      const isNews = rooms
        .logOf(id)
        .items.some((each) => each.seq <= item.seq && isUnread(each, myProfileId))
      if (item.seq <= mark.sent || !isNews) return
      mark.sent = item.seq
      mark.due = item
      apply(id, item.seq)
      void send(id, mark)
    },
    /** Sends what a lost connection kept back. */
    resume(): void {
      for (const [id, mark] of marks) void send(id, mark)
    },
  }
}
