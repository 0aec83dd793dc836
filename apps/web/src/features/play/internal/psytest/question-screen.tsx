'use client'

import { useEffect, useRef } from 'react'
import type { Picture, PsytestContent } from '@doran/contract'
import { Button } from '@doran/ui'
import { preloadPicture } from '../frame/preload-picture'
import { ScreenHeading } from '../frame/screen-heading'
import { useChoiceKeys } from '../frame/use-choice-keys'
import { ChoiceList } from './choice-list'
import { ChoicesRoom, QuestionRoom, questionLook } from './question-room'

export type QuestionScreenProps = {
  /** Stands above questions that have no pictures of their own, where there is room. */
  cover: Picture
  questions: PsytestContent['questions']
  at: number
  spoken: string
  chosen: number | undefined
  onChoose: (choice: number) => void
  onBack: () => void
  /** Null while the question is not answered, or the next one comes by itself. */
  onNext: (() => void) | null
}

/** One question. Whatever its length, everything stands where it stood at the one before. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { cover, questions, at, spoken, chosen, onChoose, onBack, onNext } = props
  const question = questions[at]
  const list = useRef<HTMLUListElement>(null)
  useChoiceKeys({ list, count: question?.choices.length ?? 0, onChoose, onNext })
  const nextPicture = questions[at + 1]?.picture?.url
  useEffect(() => preloadPicture(nextPicture), [nextPicture])

  if (!question) return null
  const hasPictures = questions.some(({ picture }) => picture !== null)
  return (
    <div className="m-auto flex w-full max-w-story flex-col pt-5 md:pb-[8vh]">
      {!hasPictures && (
        <img
          src={cover.url}
          alt=""
          width={640}
          height={480}
          className="mb-6 hidden aspect-4/3 w-60 corner-card bg-surface-1 object-cover md:[@media(height>=760px)]:block"
        />
      )}
      {hasPictures && (
        <div className="mx-auto mb-5 aspect-square w-44 md:w-60 short:hidden">
          {question.picture && (
            <img
              key={question.picture.url}
              src={question.picture.url}
              alt={question.picture.alt}
              width={400}
              height={400}
              className="size-full corner-card bg-surface-1 object-cover"
            />
          )}
        </div>
      )}
      <div className="grid">
        <QuestionRoom questions={questions} />
        <ScreenHeading screen={at} spoken={spoken} className={`[grid-area:1/1] ${questionLook}`}>
          {question.text}
        </ScreenHeading>
      </div>
      <div className="mt-5 grid md:mt-8">
        <ChoicesRoom questions={questions} />
        <ChoiceList
          key={at}
          ref={list}
          choices={question.choices}
          chosen={chosen}
          onChoose={onChoose}
        />
      </div>
      <div className="safe-bottom sticky bottom-0 flex min-h-17 items-center justify-between gap-3 bg-bg py-3">
        {at > 0 && (
          <Button kind="quiet" onClick={onBack} className="-ml-3">
            이전 질문
          </Button>
        )}
        {onNext && (
          <Button onClick={onNext} className="ml-auto">
            {at === questions.length - 1 ? '결과 보기' : '다음'}
          </Button>
        )}
      </div>
    </div>
  )
}
