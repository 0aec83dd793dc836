'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TomatoContent, TomatoInput, TomatoOutcome } from '@doran/contract'
import { IconButton } from '@doran/ui'
import { middleCell } from '../run/cell-keys'
import { createFieldRun } from '../run/field-run'
import type { Pacer } from '../run/pacer'
import { Countdown } from './countdown'
import { FieldFrame } from './field-frame'
import { FieldGrid } from './field-grid'
import { LiveHud } from './live-hud'
import { LeaveQuestion } from './leave-question'
import { PausePanel } from './pause-panel'
import { useFeel } from './use-feel'
import { useFieldDrawing } from './use-field-drawing'
import { useFieldInput } from './use-field-input'

type TimedGameProps = {
  content: TomatoContent
  seed: number
  pacer: Pacer
  onInputs: (inputs: readonly TomatoInput[]) => void
  onEnd: (outcome: TomatoOutcome | null, inputs: readonly TomatoInput[]) => void
  onLeave: () => void
}

type Phase = 'counting' | 'running' | 'paused'

/** A game against the clock. React draws it once; from then on only what changed is touched, frame by frame. */
export function TimedGame({ content, seed, pacer, onInputs, onEnd, onLeave }: TimedGameProps) {
  const [run] = useState(() => createFieldRun(content, seed))
  const [firstCells] = useState(() => run.cellsAt(0))
  const [phase, setPhase] = useState<Phase>('counting')
  const [pauses, setPauses] = useState(0)
  const [isAskedToLeave, setIsAskedToLeave] = useState(false)
  const grid = useRef<HTMLDivElement>(null)
  const feel = useFeel()
  const drawing = useFieldDrawing({ run, grid })

  function begin() {
    run.start(pacer.now())
    drawing.begin(middleCell(content), pacer.now())
    setPhase('running')
  }
  function pause(time: number) {
    run.pause(time)
    drawing.hold(time)
    setPauses(run.pauses())
    setPhase('paused')
  }
  function end() {
    const outcome = run.end()
    onEnd(outcome, run.inputs())
  }
  function pop(cell: number, time: number) {
    const popped = run.pop(cell, time)
    if (popped === null) return
    drawing.show(popped, pacer.now())
    feel.pop(popped)
    onInputs(run.inputs())
  }

  const draw = useEffectEvent((time: number): boolean => {
    if (run.isOverAt(time)) {
      end()
      return false
    }
    drawing.draw(time)
    return true
  })
  useEffect(() => {
    if (phase !== 'running') return
    let cancel = pacer.onFrame(next)
    function next(time: number) {
      if (draw(time)) cancel = pacer.onFrame(next)
    }
    return () => cancel()
  }, [phase, pacer])

  const onHidden = useEffectEvent(() => {
    if (document.hidden && phase !== 'paused') pause(pacer.now())
  })
  useEffect(() => {
    const listen = () => onHidden()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])

  useFieldInput({
    grid,
    size: content,
    isHeard: !isAskedToLeave,
    onPop: (cell, event) => pop(cell, pacer.timeOf(event)),
    onMove: (cell) => drawing.moveTo(cell),
    onPauseKey: () => (phase === 'paused' ? setPhase('counting') : pause(pacer.now())),
  })

  function askToLeave() {
    if (phase !== 'paused') pause(pacer.now())
    setIsAskedToLeave(true)
  }

  return (
    <FieldFrame
      onClose={askToLeave}
      menu={
        phase !== 'paused' && (
          <IconButton icon="stop" label="멈추기" onClick={() => pause(pacer.now())} />
        )
      }
      title="토마토를 따고 있어요"
      hud={<LiveHud scores={drawing.scores} seconds={drawing.seconds} bar={drawing.bar} />}
      field={
        <>
          <div className={phase === 'paused' ? 'invisible' : undefined}>
            <FieldGrid
              size={content}
              cells={firstCells}
              grid={grid}
              current={middleCell(content)}
            />
          </div>
          {phase === 'counting' && <Countdown onDone={begin} />}
          {phase === 'paused' && (
            <PausePanel
              pauses={pauses}
              feel={feel}
              onResume={() => setPhase('counting')}
              onLeave={() => setIsAskedToLeave(true)}
            />
          )}
        </>
      }
    >
      <LeaveQuestion isOpen={isAskedToLeave} onOpenChange={setIsAskedToLeave} onLeave={onLeave} />
    </FieldFrame>
  )
}
