import type { YearStep } from '@doran/contract'
import { Button } from '@doran/ui'
import { STEP_WORDS } from '../year-words'

const STEPS = ['waiting', 'stories', 'plays', 'letters', 'mornings', 'writing'] as const

type MakingStepsProps = { step: YearStep; failure: Error | null; onRetry: () => void }

/** What is being done for the book, said aloud as it changes. */
export function MakingSteps({ step, failure, onRetry }: MakingStepsProps) {
  const at = STEPS.findIndex((each) => each === step)
  const reached = at < 0 ? STEPS.length : at
  return (
    <section className="mt-6" aria-label="책을 만들고 있어요">
      <h2 className="text-h3 font-extrabold">책을 만들고 있어요</h2>
      <p role="status" className="mt-1 text-text-2">
        {step === 'done' ? '다 됐어요. 책을 펼칠게요.' : `${STEP_WORDS[step]}.`}
      </p>
      <ol className="mt-4 grid gap-2">
        {STEPS.map((each, index) => (
          <li
            key={each}
            {...(index === reached && { 'aria-current': 'step' as const })}
            className={index === reached ? 'font-semibold text-text' : 'text-text-3'}
          >
            <span aria-hidden="true" className="mr-2 inline-block w-5 text-ember">
              {index < reached ? '✓' : index === reached ? '•' : ''}
            </span>
            {STEP_WORDS[each]}
            {index < reached && <span className="sr-only"> (마침)</span>}
          </li>
        ))}
      </ol>
      {failure && (
        <div role="alert" className="mt-4">
          <p className="text-danger">어디까지 됐는지 확인하지 못했어요. 책은 계속 만들어져요.</p>
          <Button kind="secondary" className="mt-2" onClick={onRetry}>
            다시 확인
          </Button>
        </div>
      )}
    </section>
  )
}
