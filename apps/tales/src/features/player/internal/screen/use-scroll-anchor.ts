import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The bar's height: what stands right below it is what is being read. */
const READ_FROM_PX = 64

type Place = { paragraph: Element; share: number }

/**
 * Keeps the line that is being read where it is while the text changes its size. Call the returned function before the change.
 */
export function useScrollAnchor(story: RefObject<HTMLElement | null>): () => void {
  const place = useRef<Place | null>(null)

  useLayoutEffect(() => {
    const kept = place.current
    place.current = null
    if (!kept?.paragraph.isConnected) return
    const { top, height } = kept.paragraph.getBoundingClientRect()
    scrollBy({ top: top + kept.share * height - READ_FROM_PX, behavior: 'instant' })
  })

  return () => {
    place.current = scrollY > 0 ? placeRead(story.current) : null
  }
}

function placeRead(story: HTMLElement | null): Place | null {
  for (const paragraph of story?.querySelectorAll('p') ?? []) {
    const { top, bottom, height } = paragraph.getBoundingClientRect()
    if (height > 0 && bottom > READ_FROM_PX)
      return { paragraph, share: (READ_FROM_PX - top) / height }
  }
  return null
}
