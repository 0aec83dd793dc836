'use client'

import { memo, type CSSProperties, type RefObject } from 'react'
import type { TomatoContent } from '@doran/contract'
import type { TomatoCell } from '@doran/game-engine'
import { lookOf } from '../art/plant-symbols'
import { cellLabel } from '../run/cell-label'

type FieldGridProps = {
  size: Pick<TomatoContent, 'columns' | 'rows'>
  cells: readonly TomatoCell[]
  grid: RefObject<HTMLDivElement | null>
  /** Where Tab enters the field. */
  current?: number
}

type FieldLook = CSSProperties & Record<'--columns' | '--rows', number>

/**
 * The field's cells as buttons, below a picture of what grows in them. A game against the clock renders it once and
 * touches its cells by itself; no style may depend on what changes with a stage.
 */
export const FieldGrid = memo(function FieldGrid({
  size,
  cells,
  grid,
  current = 0,
}: FieldGridProps) {
  const look: FieldLook = { '--columns': size.columns, '--rows': size.rows }
  return (
    <div
      ref={grid}
      role="group"
      aria-label={`토마토 밭, 가로 ${size.columns}칸 세로 ${size.rows}칸`}
      style={look}
      className="relative mx-auto grid w-fit touch-manipulation grid-cols-[repeat(var(--columns),var(--cell))] gap-[4px] contain-layout contain-style select-none [--cell:max(44px,round(down,min((100vw-48px)/var(--columns),(100dvh-216px)/var(--rows),84px),1px))] short:landscape:[--cell:max(40px,round(down,(100dvh-40px)/var(--rows),1px))]"
    >
      {cells.map((cell, at) => (
        <button
          key={at}
          type="button"
          data-cell={at}
          data-stage={lookOf(cell)}
          tabIndex={at === current ? 0 : -1}
          aria-label={cellLabel(size, at, cell)}
          className="size-(--cell) touch-manipulation rounded-small bg-surface-2 -outline-offset-2"
        />
      ))}
      <div
        aria-hidden="true"
        data-picture
        className="pointer-events-none absolute -top-[28px] -left-[12px] h-[calc(100%+28px)] w-[calc(100%+24px)]"
      >
        {Array.from({ length: size.rows }, (_, row) => (
          <canvas key={row} className="block h-0 w-full max-w-none" />
        ))}
      </div>
    </div>
  )
})
