'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import type { TomatoContent, TomatoInput, TomatoOutcome } from '@doran/contract'
import {
  announceRow,
  comboOf,
  fieldAt,
  scoreOf,
  tomato,
  type TomatoState,
} from '@doran/game-engine'
import { announce, Button } from '@doran/ui'
import { lookOf } from '../art/plant-symbols'
import { middleCell } from '../run/cell-keys'
import { FieldFrame } from './field-frame'
import { FieldGrid } from './field-grid'
import { Hud } from './hud'
import { LeaveQuestion } from './leave-question'
import { turnWords } from './turn-words'
import { useFieldInput } from './use-field-input'
import { useFieldPicture } from './use-field-picture'

type TurnGameProps = {
  content: TomatoContent
  seed: number
  onInputs: (inputs: readonly TomatoInput[]) => void
  onEnd: (outcome: TomatoOutcome | null, inputs: readonly TomatoInput[]) => void
  onLeave: () => void
}

type Played = { state: TomatoState; inputs: readonly TomatoInput[]; said: string }

/** A game without a clock: what is touched and what is waited for are turns. */
export function TurnGame({ content, seed, onInputs, onEnd, onLeave }: TurnGameProps) {
  const [played, setPlayed] = useState<Played>(() => {
    const state = tomato.init(content, { seed, options: { size: null, turns: true } })
    return { state, inputs: [], said: tomato.announce(content, state) }
  })
  const [current, setCurrent] = useState(() => middleCell(content))
  const [isAskedToLeave, setIsAskedToLeave] = useState(false)
  const grid = useRef<HTMLDivElement>(null)
  const { state, inputs, said } = played
  const { done, total } = tomato.progress(content, state)
  const cells = useMemo(() => fieldAt(content, state, state.ms), [content, state])
  const picture = useFieldPicture(grid, content)

  useEffect(() => announce(said), [said])
  useEffect(() => {
    for (const [at, cell] of cells.entries()) picture.turn(at, lookOf(cell))
  }, [cells, picture])

  function take(input: TomatoInput) {
    const after = tomato.reduce(content, state, input)
    if (after === null) return
    const all = [...inputs, input]
    const outcome = tomato.outcome(content, after)
    setPlayed({
      state: after,
      inputs: all,
      said: turnWords(content, { before: state, after, input }),
    })
    if (outcome === null) onInputs(all)
    else onEnd(outcome, all)
  }
  const wait = () => take({ type: 'tick', at: state.ms })

  useFieldInput({
    grid,
    size: content,
    isHeard: !isAskedToLeave,
    onPop: (cell) => take({ type: 'pop', at: state.ms, cell }),
    onMove(cell) {
      setCurrent(cell)
      grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus()
    },
    onPauseKey: () => setIsAskedToLeave(true),
  })

  return (
    <FieldFrame
      onClose={() => (inputs.length > 0 ? setIsAskedToLeave(true) : onLeave())}
      title="토마토를 느긋하게 따고 있어요"
      hud={
        <Hud
          score={scoreOf(state)}
          {...comboOf(content, state, state.ms)}
          turns={`${total - done}번`}
        />
      }
      field={<FieldGrid size={content} cells={cells} grid={grid} current={current} />}
    >
      <div className="mx-auto w-full max-w-form py-4">
        <Button size="large" isWide onClick={wait}>
          기다리기
        </Button>
        <p className="mt-3 min-h-11 text-sm text-text-2">{said}</p>
        <details className="mt-2">
          <summary className="flex min-h-11 items-center text-sm font-semibold text-text-2">
            줄로 읽기
          </summary>
          <ul className="flex flex-col gap-1 pb-4 text-sm text-text-2">
            {Array.from({ length: content.rows }, (_, row) => (
              <li key={row}>{announceRow(content, state, state.ms, row)}</li>
            ))}
          </ul>
        </details>
      </div>
      <LeaveQuestion isOpen={isAskedToLeave} onOpenChange={setIsAskedToLeave} onLeave={onLeave} />
    </FieldFrame>
  )
}
