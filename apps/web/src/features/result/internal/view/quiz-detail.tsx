import type { QuizOutcome } from '@doran/contract'
import { AnswerMark } from '../../../../lib/answer-mark'
import { ResultPart } from './result-part'

export function QuizDetail({ outcome }: { outcome: QuizOutcome }) {
  const { score, total, band, questions } = outcome
  return (
    <>
      <p className="mt-8 text-h2 font-extrabold">
        {total}문제 중 <span className="text-hero text-ember">{score}</span>개
      </p>
      <p className="prose-ko mt-3 max-w-story text-story whitespace-pre-line">{band.text}</p>
      <ResultPart title="문제별 결과">
        <ol className="grid max-w-story divide-y divide-line border-y border-line">
          {questions.map((question, at) => (
            <Answered key={at} number={at + 1} question={question} />
          ))}
        </ol>
      </ResultPart>
    </>
  )
}

type AnsweredProps = { number: number; question: QuizOutcome['questions'][number] }

function Answered({ number, question: { text, isRight, answer } }: AnsweredProps) {
  return (
    <li className="flex gap-3 py-4">
      <AnswerMark isRight={isRight} />
      <div className="min-w-0 grow">
        <p className={`text-sm font-semibold ${isRight ? 'text-success' : 'text-danger'}`}>
          {isRight ? '맞혔어요' : '틀렸어요'}
        </p>
        <h3 className="prose-ko mt-0.5 font-semibold">
          {number}. {text}
        </h3>
        {answer && <Answer isRight={isRight} answer={answer} />}
      </div>
    </li>
  )
}

type AnswerProps = {
  isRight: boolean
  answer: NonNullable<QuizOutcome['questions'][number]['answer']>
}

function Answer({ isRight, answer: { chosen, right, explanation } }: AnswerProps) {
  const others = right.filter((each) => each !== chosen)
  return (
    <>
      <dl className="prose-ko mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        <dt className="text-text-3">내 답</dt>
        <dd>{chosen}</dd>
        {others.length > 0 && (
          <>
            <dt className="text-text-3">{isRight ? '다른 정답' : '정답'}</dt>
            <dd className="font-semibold">{others.join(', ')}</dd>
          </>
        )}
      </dl>
      <Explanation isOpen={!isRight}>{explanation}</Explanation>
    </>
  )
}

/** What takes no more room than its fold would is shown as it is. */
const SHORT = 60

/** What was got wrong is what one reads. */
function Explanation({ isOpen, children }: { isOpen: boolean; children: string }) {
  const text = <p className="prose-ko mt-2 text-text-2">{children}</p>
  if (children.length <= SHORT) return text
  return (
    <details open={isOpen} className="group mt-1">
      <summary className="flex min-h-11 w-fit items-center gap-1 rounded-small pr-1 text-sm font-semibold text-text-2 hover:text-text">
        해설
        <span className="group-open:hidden">보기</span>
        <span className="hidden group-open:inline">접기</span>
      </summary>
      {text}
    </details>
  )
}
