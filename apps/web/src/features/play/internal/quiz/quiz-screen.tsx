'use client'

import { useEffect, useRef, useState } from 'react'
import type { QuizQuestion } from '@doran/contract'
import { Button } from '@doran/ui'
import { preloadPicture } from '../frame/preload-picture'
import { ScreenHeading } from '../frame/screen-heading'
import { useChoiceKeys } from '../frame/use-choice-keys'
import { QuizChoices } from './quiz-choices'
import { Verdict } from './verdict'

export type QuizScreenProps = {
  questions: readonly QuizQuestion[]
  at: number
  chosen: number | undefined
  /** How many were right so far; null before the first answer. */
  score: number | null
  onChoose: (choice: number) => void
  onBack: () => void
  onNext: () => void
}

/** One question, and below it what its answer was worth. Nothing goes on by itself: there is something to read. */
export function QuizScreen(props: QuizScreenProps) {
  const { questions, at, chosen, score, onChoose, onBack, onNext } = props
  const question = questions[at]
  const list = useRef<HTMLUListElement>(null)
  const [answeredAt, setAnsweredAt] = useState<number | null>(null)
  const isAnswered = chosen !== undefined
  const isLast = at === questions.length - 1
  if (answeredAt !== null && answeredAt !== at) setAnsweredAt(null)
  const choose = (choice: number) => {
    setAnsweredAt(at)
    onChoose(choice)
  }
  useChoiceKeys({
    list,
    count: isAnswered ? 0 : (question?.choices.length ?? 0),
    onChoose: choose,
    onNext: isAnswered ? onNext : null,
  })
  const explained = question?.explanation.picture?.url
  const nextPicture = questions[at + 1]?.picture?.url
  useEffect(() => {
    preloadPicture(explained)
    preloadPicture(nextPicture)
  }, [explained, nextPicture])

  if (!question) return null
  const { text, picture } = question
  return (
    <div className="mx-auto flex w-full max-w-story grow flex-col pt-4 md:pt-8">
      <p className="min-h-6 text-sm font-semibold text-text-3 tabular-nums">
        {score !== null && <>지금까지 {score}개 맞혔어요</>}
      </p>
      {picture && (
        <img
          key={picture.url}
          src={picture.url}
          alt={picture.alt}
          width={400}
          height={400}
          className="mx-auto mt-2 mb-5 aspect-square w-44 corner-card bg-surface-1 object-cover md:w-60 short:hidden"
        />
      )}
      <ScreenHeading
        screen={at}
        spoken={`${questions.length}문제 중 ${at + 1}번째`}
        className="mt-1 text-h3 font-extrabold md:text-h2"
      >
        {text}
      </ScreenHeading>
      <div key={at}>
        <QuizChoices ref={list} question={question} chosen={chosen} onChoose={choose} />
        {isAnswered && <Verdict question={question} chosen={chosen} isNew={answeredAt === at} />}
      </div>
      <div className="safe-bottom sticky bottom-0 mt-auto flex md:mt-3 min-h-17 items-center justify-between gap-3 bg-bg py-3">
        {at > 0 && (
          <Button kind="quiet" onClick={onBack} className="-ml-3">
            이전 문제
          </Button>
        )}
        {isAnswered && (
          <Button onClick={onNext} className="ml-auto">
            {isLast ? '결과 보기' : '다음 문제'}
          </Button>
        )}
      </div>
    </div>
  )
}
