import type { ReactNode, Ref } from 'react'
import type { QuizQuestion } from '@doran/contract'
import { AnswerMark } from '../../../../lib/answer-mark'
import { choiceLook } from '../frame/choice-look'

type QuizChoicesProps = {
  ref: Ref<HTMLUListElement>
  question: QuizQuestion
  /** Once something is chosen it stays, and what is right is told. */
  chosen: number | undefined
  onChoose: (choice: number) => void
}

export function QuizChoices({ ref, question, chosen, onChoose }: QuizChoicesProps) {
  const { choices, right } = question
  return (
    <ul ref={ref} className="mt-5 flex flex-col gap-2.5 md:mt-7">
      {choices.map((text, at) => (
        <li key={at}>
          {chosen === undefined ? (
            <button
              type="button"
              onClick={() => onChoose(at)}
              className={`${choiceLook} border-line-strong bg-surface-1 transition-colors duration-(--motion-state) hover:bg-surface-2`}
            >
              <Sign>
                <span className="grid size-full place-items-center rounded-pill border border-line-strong text-xs text-text-3">
                  {at + 1}
                </span>
              </Sign>
              <span className="min-w-0">{text}</span>
            </button>
          ) : (
            <AnsweredChoice isRight={right.includes(at)} isChosen={chosen === at}>
              {text}
            </AnsweredChoice>
          )}
        </li>
      ))}
    </ul>
  )
}

type AnsweredChoiceProps = { isRight: boolean; isChosen: boolean; children: string }

function AnsweredChoice({ isRight, isChosen, children }: AnsweredChoiceProps) {
  const look = isRight
    ? 'border-success bg-surface-1'
    : isChosen
      ? 'border-danger bg-surface-1'
      : 'border-line text-text-2'
  const words = fateWords(isRight, isChosen)
  return (
    <div className={`${choiceLook} ${look}`}>
      <Sign>{words !== null && <AnswerMark isRight={isRight} />}</Sign>
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0">{children}</span>{' '}
        {words !== null && (
          <span className={`text-sm font-semibold ${isRight ? 'text-success' : 'text-danger'}`}>
            {words}
          </span>
        )}
      </span>
    </div>
  )
}

function fateWords(isRight: boolean, isChosen: boolean): string | null {
  if (isChosen) return isRight ? '내 답 · 정답' : '내 답 · 오답'
  return isRight ? '정답' : null
}

/** As wide with a number as with a mark, so that the words stay where they are. */
function Sign({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="size-6 shrink-0">
      {children}
    </span>
  )
}
