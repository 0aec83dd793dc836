import { useLayoutEffect, useRef, type RefObject } from 'react'

const NEAR_PX = 160
/** The bar's height and a little air: the head of a turn never goes above it. */
const HEAD_PX = 72

type FollowScroll = {
  /** Changes with whatever stands below the last told turn. */
  growth: string
  /** The element id of the oldest scene shown. */
  oldestScene: string
  /** The element id of the scene told last. */
  newestScene: string
}

/**
 * Keeps the newest line in sight while the reader is near the bottom, but never scrolls the head of the turn
 * away; holds the place when older turns come in above.
 */
export function useFollowScroll(
  live: RefObject<HTMLElement | null>,
  { growth, oldestScene, newestScene }: FollowScroll,
) {
  const seen = useRef({ growth, height: 0, oldestScene, oldestTop: 0 })

  useLayoutEffect(() => {
    const root = document.documentElement
    const before = seen.current
    if (before.oldestScene !== oldestScene) {
      scrollBy({ top: topOf(before.oldestScene) - before.oldestTop, behavior: 'instant' })
    } else if (before.growth !== growth) {
      const wasNear = before.height - root.clientHeight - scrollY < NEAR_PX
      // A told turn moves from below into the scenes, and its choices come in after it.
      const head = live.current?.firstElementChild ?? document.getElementById(newestScene)
      const headTop = (head?.getBoundingClientRect().top ?? 0) + scrollY - HEAD_PX
      const top = Math.min(root.scrollHeight - root.clientHeight, headTop)
      if (wasNear && top > scrollY) scrollTo({ top, behavior: 'instant' })
    }
    const { scrollHeight: height } = root
    seen.current = { growth, height, oldestScene, oldestTop: topOf(oldestScene) }
  }, [growth, oldestScene, newestScene, live])
}

function topOf(id: string): number {
  return (document.getElementById(id)?.getBoundingClientRect().top ?? 0) + scrollY
}
