import { memo } from 'react'
import type { PsytestContent } from '@doran/contract'
import { KeyHint, choiceLook } from '../frame/choice-look'

type Questions = PsytestContent['questions']

export const questionLook = 'self-end text-h2 font-extrabold text-balance md:text-h1'

/** Takes as much room as the longest question needs, so that choices stand in the same place at each. */
export const QuestionRoom = memo(function QuestionRoom({ questions }: { questions: Questions }) {
  return questions.map(({ text }, at) => (
    <p key={at} aria-hidden="true" className={`invisible [grid-area:1/1] ${questionLook}`}>
      {text}
    </p>
  ))
})

/** The same for all choices, so that what comes below them stays. */
export const ChoicesRoom = memo(function ChoicesRoom({ questions }: { questions: Questions }) {
  return questions.map(({ choices }, at) => (
    <div key={at} aria-hidden="true" className="invisible flex flex-col gap-2.5 [grid-area:1/1]">
      {choices.map(({ text }, number) => (
        <span key={number} className={choiceLook}>
          <KeyHint>{number}</KeyHint>
          <span className="min-w-0">{text}</span>
        </span>
      ))}
    </div>
  ))
})
