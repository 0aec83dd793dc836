import { useEffect, useState, type RefObject } from 'react'
import { pageState } from '@doran/site/core'
import { loadPictures, paintPicture } from '../../../lib/board-picture/paint-picture'
import type { ShapedPicture } from '../../../lib/board-picture/picture-shapes'

// Drawings of this page are read once, whatever is painted with them.
const drawn = pageState(() => new Map<string, CanvasImageSource>())

/** Paints a picture on a canvas whenever it changes; true once what is seen is what was asked for. */
export function usePaintedBoard(
  canvas: RefObject<HTMLCanvasElement | null>,
  picture: ShapedPicture,
): boolean {
  const [painted, setPainted] = useState<ShapedPicture | null>(null)
  useEffect(() => {
    let isStale = false
    const paint = async () => {
      const element = canvas.current
      const context = element?.getContext('2d')
      if (!element || !context) return
      const { fontFamily } = getComputedStyle(document.body)
      await Promise.all([loadPictures(picture, drawn()), loadFonts(picture, fontFamily)])
      if (isStale) return
      element.width = picture.width
      element.height = picture.height
      paintPicture(context, picture, drawn(), fontFamily)
      setPainted(picture)
    }
    // Several changes in one frame are painted once.
    const frame = requestAnimationFrame(() => void paint())
    return () => {
      isStale = true
      cancelAnimationFrame(frame)
    }
  }, [canvas, picture])
  return painted === picture
}

/** The letters that the picture needs: the site's font comes in parts. */
async function loadFonts({ shapes }: ShapedPicture, fontFamily: string): Promise<void> {
  const textOf = (isBold: boolean) =>
    shapes.flatMap((shape) => (shape.type === 'text' && shape.isBold === isBold ? shape.text : []))
  await Promise.all([
    document.fonts.load(`800 40px ${fontFamily}`, textOf(true).join('')),
    document.fonts.load(`600 40px ${fontFamily}`, textOf(false).join('')),
  ]).catch(() => undefined)
}
