import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

const NEAR_PX = 160
/** The bar's height and a little air: the head of a turn never goes above it. */
const HEAD_PX = 72

type FollowScroll = {
  /** Changes with whatever stands below the last told turn. */
  growth: string
  oldestId: string | undefined
}

/**
 * Keeps the newest line in sight while the reader is near the bottom, but never scrolls the head of the turn
 * away; holds the place when older turns come in above.
 */
export function useFollowScroll(
  live: RefObject<HTMLElement | null>,
  { growth, oldestId }: FollowScroll,
) {
  const isNear = useRef(true)
  const height = useRef(0)
  const oldest = useRef(oldestId)
  const grown = useRef('')

  useEffect(() => {
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      isNear.current = scrollHeight - clientHeight - scrollY < NEAR_PX
      height.current = scrollHeight
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])

  useLayoutEffect(() => {
    const root = document.documentElement
    if (oldest.current !== oldestId) {
      oldest.current = oldestId
      scrollBy({ top: root.scrollHeight - height.current, behavior: 'instant' })
    } else if (grown.current !== growth && isNear.current && live.current?.firstChild) {
      const headTop = live.current.getBoundingClientRect().top + scrollY - HEAD_PX
      const bottom = root.scrollHeight - root.clientHeight
      const top = Math.min(bottom, headTop)
      if (top > scrollY) scrollTo({ top, behavior: 'instant' })
    }
    grown.current = growth
    height.current = root.scrollHeight
  }, [growth, oldestId, live])
}
