import { useEffect, useRef, type RefObject } from 'react'

/** The bar's height and a little air. */
const HEAD_PX = 72
/** Whatever a reader scrolls with; from then on the page stays where they put it. */
const SCROLLS = ['wheel', 'touchmove', 'keydown'] as const

/**
 * With the pick, focus and view move to its answer: the picked line stands at the top, so that the text comes in below
 * it. The view moves again only when the turn is over, and never above that line.
 */
export function useScrollToAnswer(
  answer: RefObject<HTMLElement | null>,
  /** The phase, one for a pending turn; null while a choice can be picked. */
  stage: string | null,
  /** How many scenes came before. */
  before: number,
) {
  const isScrolledByReader = useRef(false)
  const answered = stage === null ? null : before

  useEffect(() => {
    if (answered === null) return
    const run = new AbortController()
    const note = () => (isScrolledByReader.current = true)
    for (const name of SCROLLS)
      window.addEventListener(name, note, { passive: true, signal: run.signal })
    // The pressed button left the page.
    answer.current?.focus({ preventScroll: true })
    // Else browsers hold what stands below the growing text in its place and push the text up.
    document.body.style.overflowAnchor = 'none'
    return () => {
      run.abort()
      document.body.style.overflowAnchor = ''
    }
  }, [answer, answered])

  useEffect(() => {
    const head = answer.current
    if (!head || answered === null || stage === null || isScrolledByReader.current) return
    const top = head.getBoundingClientRect().top - HEAD_PX
    if (top > 0) window.scrollBy({ top, behavior: isCalm() ? 'instant' : 'smooth' })
  }, [answer, answered, stage])
}

function isCalm(): boolean {
  const { motion } = document.documentElement.dataset
  return motion === 'reduce' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
