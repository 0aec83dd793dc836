import { memo, type ReactNode } from 'react'
import type { StorySession, Turn } from '@doran/contract'
import { sceneName } from '@doran/site/core'
import { NarratorLabel, RenderedProse } from '@doran/story-reader'
import { GaugeChip } from '@doran/ui'
import { diceLabel } from './dice-labels'
import { SentLine } from './sent-line'
import { TurnFaces } from './turn-faces'

export const sceneId = (turn: Pick<Turn, 'index'>) => `scene-${turn.index}`

type StoryTurnProps = { turn: Turn } & Pick<StorySession, 'cast' | 'theme'>

export const StoryTurn = memo(function StoryTurn({ turn, cast, theme }: StoryTurnProps) {
  return (
    <Scene turn={turn}>
      <SentLine input={turn.input} />
      <RenderedProse text={turn.output} />
      {turn.status === 'stopped' && (
        <p className="text-sm text-text-3">여기서 멈췄어요. 이 뒤를 이어 쓸 수 있어요.</p>
      )}
      <NarratorLabel turn={turn} />
      <div className="flex flex-col gap-3 empty:hidden">
        <TurnFaces faces={turn.faces} cast={cast} isDim={theme.genre === '공포'} />
        <TurnMarks turn={turn} />
      </div>
    </Scene>
  )
})

function Scene({ turn, children }: { turn: Turn; children: ReactNode }) {
  return (
    <section
      id={sceneId(turn)}
      tabIndex={-1}
      aria-label={sceneName(turn.index)}
      className="flex scroll-mt-18 flex-col gap-[1.4em] outline-none"
    >
      {children}
    </section>
  )
}

export function TurnMarks({ turn }: { turn: Turn }) {
  const moved = turn.gauges.filter(({ before, after }) => before !== after)
  if (!turn.dice && moved.length === 0 && turn.remembered.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2 font-sans text-sm" aria-label="이 장면에서 달라진 것">
      {turn.dice && (
        <li className="inline-flex min-h-8 items-center rounded-pill border border-line px-3 text-text-2 tabular-nums">
          {diceLabel(turn.dice)}
        </li>
      )}
      {moved.map(({ key, label, before, after }) => (
        <li key={key}>
          <GaugeChip label={label} value={after} change={after - before} />
        </li>
      ))}
      {turn.remembered.map((phrase) => (
        <li
          key={phrase}
          className="inline-flex min-h-8 items-center rounded-pill border border-dashed border-line-strong px-3 text-text-2"
        >
          이야기가 기억해요: {phrase}
        </li>
      ))}
    </ul>
  )
}
