'use client'

import { useRef, type ReactNode, type TouchEvent } from 'react'
import type { YearBook } from '@doran/contract'
import type { PageTurning } from './use-page-turning'

/** A finger that moved this far across meant to turn the page. */
const SWIPE_PX = 44

type BookStageProps = {
  turning: PageTurning
  pages: YearBook['pages']
  pictures: Record<number, ReactNode>
}

/** The open page, between its neighbours where there is room. Its left third turns back, the rest of it on. */
export function BookStage({ turning, pages, pictures }: BookStageProps) {
  const { at, last, turnBy } = turning
  const swipe = useSwipe(turnBy)
  const pictureAt = (index: number) => {
    const page = pages[index]
    return page && pictures[page.number]
  }
  return (
    <div className="flex w-full grow items-center justify-center gap-6 pt-4" {...swipe}>
      <Neighbour picture={pictureAt(at - 1)} />
      <div className="corner-card relative aspect-9/16 w-[min(100vw-2rem,(100dvh-13rem)*9/16)] min-w-60 shrink-0 overflow-clip">
        {pictureAt(at)}
        {at > 0 && (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            data-turn="back"
            onClick={() => turnBy(-1)}
            className="absolute inset-y-0 left-0 w-1/3 cursor-w-resize"
          />
        )}
        {at < last && (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            data-turn="on"
            onClick={() => turnBy(1)}
            className="absolute inset-y-0 right-0 w-2/3 cursor-e-resize"
          />
        )}
      </div>
      <Neighbour picture={pictureAt(at + 1)} />
    </div>
  )
}

/** Seen alone: whoever hears the page has it as a page of its own. */
function Neighbour({ picture }: { picture: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="corner-card aspect-9/16 w-[min(18vw,(100dvh-20rem)*9/16)] shrink-0 overflow-clip opacity-45 max-lg:hidden"
    >
      {picture}
    </div>
  )
}

function useSwipe(turnBy: (pages: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const [finger, second] = [touches[0], touches[1]]
      start.current = finger && !second ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd(event: TouchEvent) {
      const finger = event.changedTouches[0]
      const from = start.current
      start.current = null
      if (!finger || !from) return
      const [right, down] = [finger.clientX - from.x, finger.clientY - from.y]
      if (Math.abs(right) < SWIPE_PX || Math.abs(right) < Math.abs(down)) return
      // Otherwise the tap zone below the finger would turn once more.
      event.preventDefault()
      turnBy(right < 0 ? 1 : -1)
    },
  }
}
