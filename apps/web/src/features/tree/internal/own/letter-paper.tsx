import { useEffect, useRef } from 'react'
import type { ReceivedLetter } from '@doran/contract'
import { WrittenText } from '@doran/site/core'
import { isMotionReduced } from '../../../../lib/is-motion-reduced'
import { openingDay } from '../tree-days'

const UNFOLD_MS = 420

export type LetterPaperProps = { letter: ReceivedLetter; from: string; now: Date }

/** A letter on its paper, which unfolds once. */
export function LetterPaper({ letter, from, now }: LetterPaperProps) {
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isMotionReduced()) return
    paper.current?.animate(
      [
        { opacity: 0, transform: 'perspective(800px) rotateX(-70deg) scale(0.92)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: UNFOLD_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    )
  }, [])
  return (
    <div
      ref={paper}
      className="corner-card origin-top border border-line bg-surface-2 px-6 py-6 text-story"
    >
      <div className="break-words whitespace-pre-wrap">
        <WrittenText text={letter.text ?? ''} />
      </div>
      <p className="mt-6 text-right text-sm text-text-2">
        {`${openingDay(letter.createdAt, now)}, ${from}`}
      </p>
    </div>
  )
}
