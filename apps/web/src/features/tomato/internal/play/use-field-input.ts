import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { TomatoContent } from '@doran/contract'
import { cellBeside, cellOfKey, middleCell } from '../run/cell-keys'

type FieldInput = {
  grid: RefObject<HTMLElement | null>
  size: Pick<TomatoContent, 'columns' | 'rows'>
  isHeard: boolean
  onPop: (cell: number, event: Event) => void
  onMove: (cell: number) => void
  onPauseKey: () => void
}

/** Pointers, keys and what assistive technology presses. A cell is popped when it is touched, not when it is let go. */
export function useFieldInput({
  grid,
  size,
  isHeard,
  onPop,
  onMove,
  onPauseKey,
}: FieldInput): void {
  const press = useEffectEvent((event: Event) => {
    const cell = cellOf(event.target)
    if (cell !== null) onPop(cell, event)
  })
  const key = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, defaultPrevented, repeat, target } = event
    if (!isHeard || defaultPrevented || ctrlKey || metaKey || altKey) return
    if (event.key === 'Escape' || event.code === 'KeyP') {
      event.preventDefault()
      if (!repeat) onPauseKey()
      return
    }
    const focused = cellOf(target)
    const beside = cellBeside(size, focused ?? middleCell(size), event.key)
    if (beside !== null) {
      event.preventDefault()
      onMove(beside)
      return
    }
    const isPress = event.key === ' ' || event.key === 'Enter'
    const cell = isPress ? focused : cellOfKey(size, event.code)
    if (cell === null) return
    event.preventDefault()
    if (!repeat) onPop(cell, event)
  })
  useEffect(() => {
    const field = grid.current
    const onPointer = (event: PointerEvent) => {
      if (event.button === 0) press(event)
    }
    // A click without a pointer comes from assistive technology: pointers and keys were heard before.
    const onClick = (event: MouseEvent) => {
      if (event.detail === 0) press(event)
    }
    const onKey = (event: KeyboardEvent) => key(event)
    // Firefox clicks when the space bar is let go.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ' && cellOf(event.target) !== null) event.preventDefault()
    }
    field?.addEventListener('pointerdown', onPointer)
    field?.addEventListener('click', onClick)
    field?.addEventListener('keyup', onKeyUp)
    document.addEventListener('keydown', onKey)
    return () => {
      field?.removeEventListener('pointerdown', onPointer)
      field?.removeEventListener('click', onClick)
      field?.removeEventListener('keyup', onKeyUp)
      document.removeEventListener('keydown', onKey)
    }
  }, [grid])
}

function cellOf(target: EventTarget | null): number | null {
  if (!(target instanceof Element)) return null
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell']
  return cell === undefined ? null : Number(cell)
}
