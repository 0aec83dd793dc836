import { useEffect } from 'react'

/** Right below the bar: what stands there is what is being read. */
const READ_FROM_PX = 64
/** Between two paragraphs the next one below counts. */
const SEARCH_PX = 160

type Place = { paragraph: Element; share: number }

/**
 * Keeps the line that is being read where it is while a phone is turned. Browsers keep what lies at the window's top,
 * and there the bar lies.
 */
export function useKeepLine(): void {
  useEffect(() => {
    let width = innerWidth
    let looking = 0
    let restoring = 0
    let place: Place | null = null
    const look = () => {
      if (innerWidth !== width) return
      // Under an open sheet none is found; the line is the one that was read before.
      place = scrollY === 0 ? null : (placeRead() ?? place)
    }
    const onScroll = () => {
      cancelAnimationFrame(looking)
      looking = requestAnimationFrame(look)
    }
    const onResize = () => {
      if (innerWidth === width) return
      width = innerWidth
      const kept = place
      cancelAnimationFrame(restoring)
      restoring = requestAnimationFrame(() => restore(kept))
    }
    look()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onResize)
    return () => {
      cancelAnimationFrame(looking)
      cancelAnimationFrame(restoring)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onResize)
    }
  }, [])
}

function placeRead(): Place | null {
  for (let y = READ_FROM_PX; y < READ_FROM_PX + SEARCH_PX; y += 16) {
    const paragraph = document.elementFromPoint(innerWidth / 2, y)?.closest('main p')
    if (!paragraph) continue
    const { top, height } = paragraph.getBoundingClientRect()
    return { paragraph, share: (READ_FROM_PX - top) / height }
  }
  return null
}

function restore(place: Place | null) {
  if (!place?.paragraph.isConnected) return
  const { top, height } = place.paragraph.getBoundingClientRect()
  scrollBy({ top: top + place.share * height - READ_FROM_PX, behavior: 'instant' })
}
