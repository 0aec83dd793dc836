import { useLayoutEffect, useRef, type RefObject } from 'react'

const NEAR_PX = 160
/** The bar's height and a little air. */
const HEAD_PX = 72

type HeadInSight = {
  /** Another one for every turn that begins to be told; empty while none is. */
  beginning: string
  /** This window's reader called the turn forth. */
  isOwn: boolean
  /** The element id of the oldest scene shown. */
  oldestScene: string
}

/**
 * Puts the head of a turn that begins at the window's head, where it stays while the text grows: for the reader
 * who called it forth, or who was near the end. Holds the place when older turns come in above.
 */
export function useHeadInSight(
  head: RefObject<HTMLElement | null>,
  { beginning, isOwn, oldestScene }: HeadInSight,
) {
  const seen = useRef({ beginning, height: 0, oldestScene, oldestTop: 0 })

  useLayoutEffect(() => {
    const root = document.documentElement
    const before = seen.current
    if (before.oldestScene !== oldestScene) {
      scrollBy({ top: topOf(before.oldestScene) - before.oldestTop, behavior: 'instant' })
    } else if (before.beginning !== beginning && beginning !== '') {
      const wasNear = before.height - root.clientHeight - scrollY < NEAR_PX
      const top = (head.current?.getBoundingClientRect().top ?? 0) - HEAD_PX
      if (isOwn || wasNear) scrollBy({ top, behavior: 'instant' })
    }
    const { scrollHeight: height } = root
    seen.current = { beginning, height, oldestScene, oldestTop: topOf(oldestScene) }
  }, [beginning, isOwn, oldestScene, head])
}

function topOf(id: string): number {
  return (document.getElementById(id)?.getBoundingClientRect().top ?? 0) + scrollY
}
