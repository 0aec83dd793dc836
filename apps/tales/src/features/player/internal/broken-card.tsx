import { ERRORS } from '@doran/contract/errors'
import { ToldProse, type TellingProblem } from '@doran/site/telling'
import { Button } from '@doran/ui'
import { withKept } from './composer-notice'
import type { PlayerPhase } from './player-phase'
import { SentLine } from './told-turn'

type BrokenCardProps = {
  phase: PlayerPhase
  problem: TellingProblem | null
  onRetry: () => void
}

/** A telling that broke off: what was told stays readable, and one button goes on. */
export function BrokenCard({ phase, problem, onRetry }: BrokenCardProps) {
  if (phase.name !== 'failed' && phase.name !== 'lost' && phase.name !== 'unsent') return null
  const input = phase.name === 'unsent' ? phase.sent : phase.turn.input
  const text = phase.name === 'lost' ? phase.text : phase.name === 'failed' ? phase.turn.output : ''
  const message =
    phase.name === 'failed' ? ERRORS.STORY_UNAVAILABLE.message : withKept(problem?.message ?? '')
  return (
    <section aria-label="끊긴 장면" className="flex flex-col gap-[1.4em]">
      <SentLine input={input} />
      {text !== '' && (
        <div className="text-text-2">
          <ToldProse text={text} />
        </div>
      )}
      <div
        role="alert"
        className="corner-card flex flex-wrap items-center justify-between gap-4 bg-surface-1 p-5 font-sans text-base"
      >
        <p className="prose-ko min-w-0 grow basis-60">{message}</p>
        <Button onClick={onRetry}>다시 이어 가기</Button>
      </div>
    </section>
  )
}
