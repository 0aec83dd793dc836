import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { measureScenes } from '../scene/skip-out-of-sight'

/** The bar's height: what stands right below it is what is being read. */
const READ_FROM_PX = 64

type Place = { paragraph: Element; share: number }
type Story = RefObject<HTMLElement | null>

/**
 * Keeps the line that is being read where it is while the text changes its size, a font comes or a phone is turned. Call
 * the returned function before a change of size.
 */
export function useScrollAnchor(story: Story): () => void {
  const place = useRef<Place | null>(null)

  useLayoutEffect(() => {
    const kept = place.current
    place.current = null
    goTo(kept)
  })
  useEffect(() => keepWhenTurned(story), [story])

  return () => {
    place.current = placeRead(story.current)
    measureScenes(story.current)
  }
}

// Browsers keep what lies at the window's top, and there the bar lies.
function keepWhenTurned(story: Story): () => void {
  let width = innerWidth
  let looking = 0
  let going = 0
  let place: Place | null = null
  const onScroll = () => {
    cancelAnimationFrame(looking)
    looking = requestAnimationFrame(() => {
      // A turn scrolls too, before it is heard of.
      if (innerWidth === width) place = placeRead(story.current)
    })
  }
  const hold = () => {
    const kept = place
    measureScenes(story.current)
    cancelAnimationFrame(going)
    going = requestAnimationFrame(() => goTo(kept))
  }
  const onResize = () => {
    if (innerWidth === width) return
    width = innerWidth
    hold()
  }
  const fonts = 'fonts' in document ? document.fonts : null
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', onResize)
  fonts?.addEventListener('loadingdone', hold)
  return () => {
    cancelAnimationFrame(looking)
    cancelAnimationFrame(going)
    removeEventListener('scroll', onScroll)
    removeEventListener('resize', onResize)
    fonts?.removeEventListener('loadingdone', hold)
  }
}

function placeRead(story: HTMLElement | null): Place | null {
  if (scrollY === 0 || !story) return null
  const sections = story.getElementsByTagName('section')
  for (let at = firstBelow(sections); at < sections.length; at += 1) {
    for (const paragraph of sections[at]?.querySelectorAll('p') ?? []) {
      const { top, bottom, height } = paragraph.getBoundingClientRect()
      if (height > 0 && bottom > READ_FROM_PX)
        return { paragraph, share: (READ_FROM_PX - top) / height }
    }
  }
  return null
}

/** The first section that reaches below the bar. They stand one below the other, and there may be thousands. */
function firstBelow(sections: HTMLCollectionOf<HTMLElement>): number {
  let low = 0
  let high = sections.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const bottom = sections[middle]?.getBoundingClientRect().bottom ?? 0
    if (bottom > READ_FROM_PX) high = middle
    else low = middle + 1
  }
  return low
}

function goTo(place: Place | null) {
  if (!place?.paragraph.isConnected) return
  const { top, height } = place.paragraph.getBoundingClientRect()
  scrollBy({ top: top + place.share * height - READ_FROM_PX, behavior: 'instant' })
}
