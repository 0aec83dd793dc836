import { useEffect, useRef, type RefObject } from 'react'
import type { ChatItem } from '@doran/contract'

const READ_AFTER_MS = 1_000

/** What the bars at the window's head and end cover. */
const MARGINS = '-56px 0px -72px'

/** Somebody looks at the page: its tab is in sight and has the focus. */
export function isAttentive(page: Pick<Document, 'visibilityState' | 'hasFocus'>): boolean {
  return page.visibilityState === 'visible' && page.hasFocus()
}

/** Marks what the other person sent as read once it has been in sight for a second of an attentive page. */
export function useMarkRead(
  room: RefObject<HTMLElement | null>,
  unread: readonly ChatItem[],
  markRead: (item: ChatItem) => void,
) {
  const mark = useRef(markRead)
  useEffect(() => {
    mark.current = markRead
  })
  useEffect(() => {
    if (unread.length === 0) return
    const inSight = new Set<ChatItem>()
    const timers = new Map<ChatItem, ReturnType<typeof setTimeout>>()
    const stop = (item: ChatItem) => {
      clearTimeout(timers.get(item))
      timers.delete(item)
    }
    const start = (item: ChatItem) => {
      if (timers.has(item)) return
      timers.set(
        item,
        setTimeout(() => mark.current(item), READ_AFTER_MS),
      )
    }
    const follow = () => {
      for (const item of unread) {
        if (inSight.has(item) && isAttentive(document)) start(item)
        else stop(item)
      }
    }
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen) {
          const item = unread.find(({ seq }) => `${seq}` === target.getAttribute('data-seq'))
          if (item && isIntersecting) inSight.add(item)
          else if (item) inSight.delete(item)
        }
        follow()
      },
      { rootMargin: MARGINS },
    )
    for (const { seq } of unread) {
      const element = room.current?.querySelector(`[data-seq="${seq}"]`)
      if (element) watch.observe(element)
    }
    addEventListener('focus', follow)
    addEventListener('blur', follow)
    document.addEventListener('visibilitychange', follow)
    return () => {
      watch.disconnect()
      for (const item of unread) stop(item)
      removeEventListener('focus', follow)
      removeEventListener('blur', follow)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [room, unread])
}
