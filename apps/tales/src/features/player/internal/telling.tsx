import { ToldProse } from '@doran/site/telling'
import { EmberDots } from '@doran/ui'
import type { PlayerPhase } from './player-phase'
import { SentLine } from './told-turn'

export const TELLING_ID = 'telling'

/** The turn in the making: seen as it grows, heard only through the spoken log. */
export function Telling({ phase }: { phase: PlayerPhase }) {
  if (phase.name !== 'streaming' && phase.name !== 'sending') return null
  const input = phase.name === 'sending' ? phase.sent : phase.turn.input
  const text = phase.name === 'streaming' ? phase.text : ''
  return (
    <section
      id={TELLING_ID}
      tabIndex={-1}
      aria-busy="true"
      aria-label="이어지는 장면"
      className="flex scroll-mt-18 flex-col gap-[1.4em] outline-none"
    >
      <SentLine input={input} />
      <ToldProse text={text} isGrowing />
      <p className="flex items-center gap-3 text-sm text-text-3">
        <EmberDots />
        이야기를 잇고 있어요
      </p>
    </section>
  )
}
