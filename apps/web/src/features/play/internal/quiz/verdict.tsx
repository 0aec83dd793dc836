'use client'

import { useLayoutEffect, useId, useRef } from 'react'
import type { QuizQuestion } from '@doran/contract'
import { announce } from '@doran/ui'
import { isMotionReduced } from '../../../../lib/is-motion-reduced'
import { AnswerMark } from '../../../../lib/answer-mark'
import { verdictWords } from './verdict-words'

type VerdictProps = {
  question: QuizQuestion
  chosen: number
  /** It was answered a moment ago, and not when one came back to it. */
  isNew: boolean
}

/** Whether an answer is right, and why. A new one is brought into sight, takes the focus and is read aloud. */
export function Verdict({ question, chosen, isNew }: VerdictProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { text, picture } = question.explanation
  const words = verdictWords(question, chosen)
  useLayoutEffect(() => {
    if (!isNew) return
    heading.current?.focus({ preventScroll: true })
    const behavior = isMotionReduced() ? 'auto' : 'smooth'
    panel.current?.scrollIntoView({ block: 'nearest', behavior })
    announce(`${words} ${text}`)
  }, [isNew, words, text])
  return (
    <section
      ref={panel}
      aria-labelledby={id}
      className="corner-card sentence-fade mt-5 scroll-mt-16 scroll-mb-22 bg-surface-2 p-5"
    >
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        className="flex gap-3 text-story font-extrabold outline-none"
      >
        <span className="mt-0.5">
          <AnswerMark isRight={question.right.includes(chosen)} />
        </span>
        <span className="prose-ko min-w-0">{words}</span>
      </h2>
      <div className="mt-3 flex flex-col gap-4 sm:flex-row">
        {picture && (
          <img
            src={picture.url}
            alt={picture.alt}
            width={400}
            height={400}
            className="corner-image aspect-square w-36 shrink-0 self-start bg-surface-3 object-cover md:w-44"
          />
        )}
        <p className="prose-ko min-w-0">{text}</p>
      </div>
    </section>
  )
}
