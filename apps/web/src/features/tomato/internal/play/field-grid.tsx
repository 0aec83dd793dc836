'use client'

import { memo, type CSSProperties, type RefObject } from 'react'
import type { TomatoContent } from '@doran/contract'
import type { TomatoCell } from '@doran/game-engine'
import { STRIP_BOX, STRIP_HREF, lookOf, stripShift } from '../art/plant-symbols'
import { cellLabel } from './cell-label'

type FieldGridProps = {
  size: Pick<TomatoContent, 'columns' | 'rows'>
  cells: readonly TomatoCell[]
  grid: RefObject<HTMLDivElement | null>
  /** Where Tab enters the field. */
  current?: number
}

type FieldLook = CSSProperties & Record<'--columns' | '--rows', number>

/** The field's cells as buttons. A game against the clock renders it once and touches its cells by itself. */
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
      aria-label={`토마토밭, 가로 ${size.columns}칸 세로 ${size.rows}칸`}
      style={look}
      className="mx-auto grid w-fit touch-manipulation grid-cols-[repeat(var(--columns),var(--cell))] gap-1 select-none [--cell:max(44px,min((100vw-48px)/var(--columns),(100dvh-216px)/var(--rows),84px))]"
    >
      {cells.map((cell, at) => (
        <button
          key={at}
          type="button"
          data-cell={at}
          data-stage={lookOf(cell)}
          tabIndex={at === current ? 0 : -1}
          aria-label={cellLabel(size, at, cell)}
          className="relative size-(--cell) touch-manipulation contain-layout contain-style rounded-small bg-surface-2 -outline-offset-2 data-[stage=golden]:bg-surface-3 data-[stage=red]:bg-surface-3"
        >
          <span
            aria-hidden="true"
            data-plant
            className="pointer-events-none block size-full overflow-clip"
          >
            <svg
              viewBox={STRIP_BOX}
              className="block h-full w-[700%]"
              style={{ transform: stripShift(lookOf(cell)) }}
            >
              <use href={STRIP_HREF} />
            </svg>
          </span>
          <svg
            aria-hidden="true"
            data-splash
            viewBox="0 0 48 48"
            className="pointer-events-none invisible absolute inset-0 size-full"
          >
            <use href="#tomato-splash" />
          </svg>
          <span
            aria-hidden="true"
            data-points
            className="pointer-events-none invisible absolute inset-x-[-12px] top-0 z-10 text-center text-sm font-extrabold whitespace-nowrap [text-shadow:0_1px_3px_var(--color-bg),0_-1px_3px_var(--color-bg)]"
          />
        </button>
      ))}
    </div>
  )
})
