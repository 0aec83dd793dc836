import {
  NarratorLabel,
  RenderedProse,
  haltMessage,
  type ReaderPhase,
  type StoryProblem,
} from '@doran/story-reader'
import { amountLabel } from '@doran/site/core'
import { Button } from '@doran/ui'
import { withKept } from '../draft/composer-notice'
import { RELEASED } from './released-words'
import { SentLine, UnsentLine } from '../scene/sent-line'

type BrokenPhase = Extract<ReaderPhase, { name: 'failed' | 'lost' | 'unsent' }>

type BrokenCardProps = {
  sessionId: string
  phase: BrokenPhase
  problem: StoryProblem | null
  /** Gems that the turn held went back. */
  isReleased: boolean
  /** In gems, of sending it once more; null where that costs nothing. */
  price: number | null
  isBusy: boolean
  onRetry: () => void
  onOffline: () => void
}

/** A turn that broke off: its text stays readable, and one button goes on. */
export function BrokenCard(props: BrokenCardProps) {
  const { phase, problem, isBusy } = props
  const turn = phase.name === 'unsent' ? null : phase.turn
  const text = turn?.output ?? ''
  const isFailed = phase.name === 'failed'
  const reason = problem?.message ?? (isFailed ? haltMessage(phase.turn) : '')
  return (
    <section aria-label="끊긴 장면" className="flex flex-col gap-[1.4em]">
      {phase.name === 'unsent' ? (
        <UnsentLine sessionId={props.sessionId} sent={phase.sent} />
      ) : (
        <SentLine input={phase.turn.input} />
      )}
      {text !== '' && (
        <div className="text-text-2">
          <RenderedProse text={text} />
          {isFailed && <p className="mt-[1em] text-sm text-text-3">여기서 끊겼어요.</p>}
        </div>
      )}
      {turn && text !== '' && <NarratorLabel turn={turn} />}
      <div
        role="alert"
        className="corner-card flex flex-wrap items-center justify-between gap-4 bg-surface-1 p-5 font-sans text-base"
      >
        <p className="prose-ko min-w-0 grow basis-60">
          {withKept(reason)}
          {props.isReleased && ` ${RELEASED}`}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button isBusy={isBusy} onClick={props.onRetry}>
            다시 시도
            {props.price !== null && ` · ${amountLabel('gem', props.price)}`}
          </Button>
          {isFailed && phase.turn.narrator === 'model' && (
            <Button
              kind="secondary"
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) props.onOffline()
              }}
            >
              미리 쓴 이야기로 이어 읽기
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
