'use client'

import { useMemo, useRef } from 'react'
import type { ChatRoom } from '@doran/chat/react'
import { entryKey, isMineEntry } from './group-entries'
import { useMarkRead } from './use-mark-read'
import { useRoomScroll } from './use-room-scroll'

/** How a room is looked at: where it is scrolled to, what came unseen, and what counts as read. */
export function useRoomView(room: ChatRoom) {
  const { entries, firstUnreadSeq, markRead } = room
  const root = useRef<HTMLDivElement>(null)
  const theirs = useMemo(
    () => entries.flatMap((entry) => (entry.type === 'item' && !entry.isMine ? [entry.item] : [])),
    [entries],
  )
  const unread = useMemo(() => theirs.filter(({ isRead }) => !isRead), [theirs])
  const isReady = !room.isPending && room.error === null
  const [oldest, newest] = [entries.at(0), entries.at(-1)]
  const { seenSeq, isFar, scrollToEnd } = useRoomScroll(root, {
    isReady,
    oldest: oldest ? entryKey(oldest) : null,
    newest: newest ? entryKey(newest) : null,
    firstUnreadSeq,
    isNewestMine: newest !== undefined && isMineEntry(newest),
    newestSeq: theirs.at(-1)?.seq ?? 0,
  })
  useMarkRead(root, unread, markRead)
  const missed = seenSeq === null ? 0 : theirs.filter(({ seq }) => seq > seenSeq).length
  return { root, isReady, missed, isFar, scrollToEnd }
}
