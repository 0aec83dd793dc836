import { memo, type ReactNode } from 'react'
import type { StorySession, Turn } from '@doran/contract'
import { sceneName } from '@doran/site/core'
import { NarratorLabel, RenderedProse } from '@doran/story-reader'
import { GaugeChip, IconButton } from '@doran/ui'
import type { OpenPanel } from '../panel-parts/player-panel'
import { diceLabel } from './dice-labels'
import { sceneId } from '../scene/scene-id'
import { SentLine } from '../scene/sent-line'
import { skipOutOfSight } from '../scene/skip-out-of-sight'
import { TurnFaces } from './turn-faces'

type StoryTurnProps = { turn: Turn } & Pick<StorySession, 'cast' | 'theme'> & {
    /** Of a scene that has others behind it: opens its menu. */
    onOpen?: OpenPanel
  }

export const StoryTurn = memo(function StoryTurn({ turn, cast, theme, onOpen }: StoryTurnProps) {
  return (
    <Scene turn={turn} isPast={onOpen !== undefined}>
      <SentLine input={turn.input} />
      <RenderedProse text={turn.output} />
      {turn.status === 'stopped' && (
        <p className="text-sm text-text-3">여기서 멈췄어요. 이 뒤를 이어 쓸 수 있어요.</p>
      )}
      <SceneNotes turn={turn} onOpen={onOpen} />
      <div className="flex flex-col gap-3 empty:hidden">
        <TurnFaces faces={turn.faces} cast={cast} isDim={theme.genre === '공포'} />
        <TurnMarks turn={turn} />
      </div>
    </Scene>
  )
})

type SceneProps = { turn: Turn; isPast: boolean; children: ReactNode }

function Scene({ turn, isPast, children }: SceneProps) {
  return (
    <section
      ref={isPast ? skipOutOfSight : null}
      id={sceneId(turn)}
      tabIndex={-1}
      aria-label={sceneName(turn.index)}
      className="-mx-1 -mb-3 flex scroll-mt-18 flex-col gap-[1.4em] px-1 pb-3 outline-none data-skipped:[content-visibility:auto]"
    >
      {children}
    </section>
  )
}

/** Who wrote a scene, whether the reader changed it, and what can be done about it. */
function SceneNotes({ turn, onOpen }: { turn: Turn; onOpen: OpenPanel | undefined }) {
  if (turn.narrator !== 'model' && !turn.isEdited && !onOpen) return null
  return (
    <div className="flex items-center gap-x-3 font-sans text-sm text-text-3">
      <NarratorLabel turn={turn} />
      {turn.isEdited && (
        <p>
          고침<span className="sr-only">: 사람이 고쳐 쓴 장면이에요.</span>
        </p>
      )}
      {onOpen && (
        <IconButton
          icon="more"
          label={`${sceneName(turn.index)} 메뉴`}
          aria-haspopup="dialog"
          className="-my-3 ml-auto text-text-3! [&_svg]:size-5"
          onClick={() => onOpen({ name: 'scene', turn })}
        />
      )}
    </div>
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
