import { useLayoutEffect, useRef, type RefObject } from 'react'

const NEAR_PX = 160
/** The bar's height and a little air. */
const HEAD_PX = 72

type ScrollToTurn = {
  /** Another one for every pending turn; empty while there is none. */
  pendingKey: string
  /** This window's reader sent the turn. */
  isOwn: boolean
  /** The element id of the oldest scene shown. */
  oldestScene: string
}

/**
 * Scrolls the head of a new turn to the window's head, where it stays while the text grows: for the reader who sent
 * it, or who was near the end. Holds the place when older turns come in above.
 */
export function useScrollToTurn(
  head: RefObject<HTMLElement | null>,
  { pendingKey, isOwn, oldestScene }: ScrollToTurn,
) {
  const seen = useRef({ pendingKey, height: 0, oldestScene, oldestTop: 0 })

  useLayoutEffect(() => {
    const root = document.documentElement
    const before = seen.current
    if (before.oldestScene !== oldestScene) {
      scrollBy({ top: topOf(before.oldestScene) - before.oldestTop, behavior: 'instant' })
    } else if (before.pendingKey !== pendingKey && pendingKey !== '') {
      const wasNear = before.height - root.clientHeight - scrollY < NEAR_PX
      const top = (head.current?.getBoundingClientRect().top ?? 0) - HEAD_PX
      if (isOwn || wasNear) scrollBy({ top, behavior: 'instant' })
    }
    const { scrollHeight: height } = root
    seen.current = { pendingKey, height, oldestScene, oldestTop: topOf(oldestScene) }
  }, [pendingKey, isOwn, oldestScene, head])
}

function topOf(id: string): number {
  return (document.getElementById(id)?.getBoundingClientRect().top ?? 0) + scrollY
}
