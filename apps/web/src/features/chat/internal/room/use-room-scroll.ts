import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { UNREAD_ID } from './message-log'

const NEAR_PX = 120
/** From here on the way back to the end is offered without anything new, too. */
const FAR_PX = 800

type RoomScroll = {
  /** False until there is something to show. */
  isReady: boolean
  /** The elements of the oldest and the newest entry by their keys, and who sent the newest. */
  oldest: string | null
  newest: string | null
  isNewestMine: boolean
  /** Position of the first item that was not read at opening. */
  firstUnreadSeq: number | null
  /** Position of the newest item of the other person. */
  newestSeq: number
}

/**
 * Opens a room where it was read last, keeps its end in sight while one stands there, and the place while older
 * messages come in above. Answers which items came while one was scrolled up: those after `seenSeq`.
 */
export function useRoomScroll(room: RefObject<HTMLElement | null>, now: RoomScroll) {
  const { isReady, newestSeq } = now
  const before = useRef<(RoomScroll & { oldestTop: number }) | null>(null)
  const isAtEnd = useRef(true)
  const [seenSeq, setSeenSeq] = useState<number | null>(null)
  const [isFar, setIsFar] = useState(false)
  const latestSeq = useRef(newestSeq)

  useLayoutEffect(() => {
    latestSeq.current = newestSeq
    if (!isReady) return
    const last = before.current
    if (!last) {
      const unread = findUnread(now.firstUnreadSeq)
      if (unread) unread.scrollIntoView({ block: 'start', behavior: 'instant' })
      else toEnd()
      isAtEnd.current = distanceToEnd() < NEAR_PX
      setSeenSeq(newestSeq)
    } else if (last.oldest !== now.oldest && last.newest === now.newest) {
      scrollBy({ top: topOf(last.oldest) - last.oldestTop, behavior: 'instant' })
    } else if (last.newest !== now.newest && (now.isNewestMine || isAtEnd.current)) {
      toEnd()
      setSeenSeq(newestSeq)
    }
    before.current = { ...now, oldestTop: topOf(now.oldest) }
  }, [isReady, now, newestSeq])

  useEffect(() => {
    const onScroll = () => {
      const distance = distanceToEnd()
      isAtEnd.current = distance < NEAR_PX
      setIsFar(distance > FAR_PX)
      if (isAtEnd.current) setSeenSeq(latestSeq.current)
    }
    // The box grows, a keyboard opens, what is above gets shorter: the end stays in sight.
    const stay = () => {
      if (isAtEnd.current) toEnd()
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', stay)
    const watch = new ResizeObserver(stay)
    if (room.current) watch.observe(room.current)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', stay)
      watch.disconnect()
    }
  }, [room])

  const scrollToEnd = useCallback(() => {
    toEnd()
    isAtEnd.current = true
    setIsFar(false)
    setSeenSeq(latestSeq.current)
  }, [])
  return { seenSeq, isFar, scrollToEnd }
}

function findUnread(seq: number | null): Element | null {
  return document.getElementById(UNREAD_ID) ?? document.querySelector(`[data-seq="${seq}"]`)
}

function distanceToEnd(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight - clientHeight - scrollY
}

function toEnd() {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
}

function topOf(key: string | null): number {
  const element = key === null ? null : document.querySelector(`[data-entry="${CSS.escape(key)}"]`)
  return (element?.getBoundingClientRect().top ?? 0) + scrollY
}
