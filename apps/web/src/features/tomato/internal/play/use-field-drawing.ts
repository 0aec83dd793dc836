import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { announce } from '@doran/ui'
import { lookOf } from '../art/plant-symbols'
import { createFieldPainter, type FieldPainter } from '../run/field-painter'
import type { FieldRun, Popped } from '../run/field-run'
import { createScoreStore } from '../run/score-store'
import { createTimeBar } from '../run/time-bar'
import { useFieldPicture } from './use-field-picture'

const LAST_SECONDS = 10

type DrawingOptions = { run: FieldRun; grid: RefObject<HTMLElement | null> }

/** Draws a running game: cells when they turn, the seconds when they pass, the score when it changes. */
export function useFieldDrawing({ run, grid }: DrawingOptions) {
  const [scores] = useState(() => createScoreStore(run.scoreAt(0)))
  const picture = useFieldPicture(grid, run.content)
  const painter = useRef<FieldPainter>(null)
  const timeBar = useRef<ReturnType<typeof createTimeBar>>(null)
  const seconds = useRef<HTMLSpanElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  /** In game time: nothing of the field changes before. */
  const changesAt = useRef(0)
  const shownSeconds = useRef(-1)
  const shownEnd = useRef(0)

  const showFirst = useEffectEvent(() => {
    const { content } = run
    picture.stand(run.cellsAt(0).map(lookOf))
    if (grid.current) painter.current = createFieldPainter(grid.current, content, picture)
    if (bar.current) timeBar.current = createTimeBar(bar.current, content.seconds * 1_000)
    showSeconds(run.msLeftAt(0))
  })
  useLayoutEffect(() => showFirst(), [])

  function showSeconds(ms: number) {
    const left = Math.ceil(ms / 1_000)
    if (left === shownSeconds.current) return
    if (left === LAST_SECONDS && shownSeconds.current > left) announce(`${left}초 남았어요.`)
    shownSeconds.current = left
    if (seconds.current) seconds.current.textContent = String(left)
  }

  function runBar(time: number) {
    const left = run.msLeftAt(time)
    shownEnd.current = run.msAt(time) + left
    timeBar.current?.run(left)
  }

  function drawField(time: number) {
    const cells = run.cellsAt(time)
    painter.current?.paint(cells)
    changesAt.current = Math.min(...cells.map(({ nextAtMs }) => nextAtMs))
    scores.set(run.scoreAt(time))
  }

  return {
    scores,
    seconds,
    bar,
    begin(cell: number, time: number) {
      painter.current?.focus(cell)
      runBar(time)
    },
    hold: (time: number) => timeBar.current?.hold(run.msLeftAt(time)),
    draw(time: number) {
      const ms = run.msAt(time)
      showSeconds(run.msLeftAt(time))
      if (ms >= changesAt.current) drawField(time)
    },
    show(popped: Popped, time: number) {
      painter.current?.show(popped)
      drawField(time)
      // A golden one gave more time.
      if (run.msAt(time) + run.msLeftAt(time) !== shownEnd.current) runBar(time)
    },
    moveTo(cell: number) {
      painter.current?.mark(cell)
      painter.current?.focus(cell)
    },
  }
}
