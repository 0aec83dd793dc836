import { useEffect, useState, type RefObject } from 'react'
import type { TomatoContent } from '@doran/contract'
import { isMotionReduced } from '../../../../lib/is-motion-reduced'
import { createFieldPicture, type FieldPicture } from '../run/field-picture'

/** The canvas of a field, drawn for the size it has and the screen it is on. */
export function useFieldPicture(
  grid: RefObject<HTMLElement | null>,
  size: Pick<TomatoContent, 'columns' | 'rows'>,
): FieldPicture {
  const [picture] = useState(() => createFieldPicture(size, isMotionReduced))
  useEffect(() => {
    const canvas = grid.current?.querySelector('canvas')
    if (!canvas) return
    const stopWatching = watchSize(canvas, (css, pixels) => void picture.fit(canvas, css, pixels))
    // A browser that was short of memory comes back with an empty canvas.
    canvas.addEventListener('contextrestored', picture.drawAll)
    return () => {
      stopWatching()
      canvas.removeEventListener('contextrestored', picture.drawAll)
      picture.stop()
    }
  }, [grid, picture])
  return picture
}

type Size = { width: number; height: number }

/** The size in CSS's pixels and in those of the screen, now and whenever one of them changes. */
function watchSize(canvas: HTMLCanvasElement, tell: (css: Size, pixels: Size) => void) {
  const watch = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { width, height } = entry.contentRect
    const [exact] = entry.devicePixelContentBoxSize ?? []
    tell(
      { width, height },
      {
        width: pixelsOf(width, exact?.inlineSize),
        height: pixelsOf(height, exact?.blockSize),
      },
    )
  })
  const observe = () => {
    watch.disconnect()
    try {
      watch.observe(canvas, { box: 'device-pixel-content-box' })
    } catch {
      // Safari has no such box, and does not say when only the sharpness changes.
      watch.observe(canvas)
    }
  }
  observe()
  addEventListener('resize', observe)
  return () => {
    removeEventListener('resize', observe)
    watch.disconnect()
  }
}

/** How many pixels of the screen a length takes: what the browser says may be off by its rounding, but by no more. */
function pixelsOf(css: number, exact: number | undefined): number {
  const computed = Math.round(css * devicePixelRatio)
  return exact !== undefined && Math.abs(exact - computed) <= 1 ? exact : computed
}
