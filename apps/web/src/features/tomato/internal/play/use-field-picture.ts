import { useEffect, useState, type RefObject } from 'react'
import type { TomatoContent } from '@doran/contract'
import { isMotionReduced } from '../../../../lib/is-motion-reduced'
import { createFieldPicture, type FieldPicture } from '../run/field-picture'

/** The picture of a field, drawn for the size it has and the screen it is on. */
export function useFieldPicture(
  grid: RefObject<HTMLElement | null>,
  size: Pick<TomatoContent, 'columns' | 'rows'>,
): FieldPicture {
  const [picture] = useState(() => createFieldPicture(size, isMotionReduced))
  useEffect(() => {
    const board = grid.current?.querySelector('[data-picture]')
    if (!board) return
    const canvases = [...board.querySelectorAll('canvas')]
    const watch = new ResizeObserver(([entry]) => {
      if (entry) void picture.fit(canvases, entry.contentRect, devicePixelRatio)
    })
    // Beginning to watch tells the size, too: of another sharpness alone the observer would not hear.
    const observe = () => {
      watch.disconnect()
      watch.observe(board)
    }
    observe()
    addEventListener('resize', observe)
    // A browser that was short of memory comes back with empty canvases.
    board.addEventListener('contextrestored', observe, true)
    return () => {
      watch.disconnect()
      removeEventListener('resize', observe)
      board.removeEventListener('contextrestored', observe, true)
      picture.stop()
    }
  }, [grid, picture])
  return picture
}
