import type { ThemeDetail } from '@doran/contract'
import { drawThemeImage } from './internal/draw-theme-image'

const KEPT = 40

const kept = new Map<string, Promise<ArrayBuffer>>()
let drawing: Promise<unknown> = Promise.resolve()

/** The PNG of a theme's link, drawn once per version. One is drawn at a time: it takes a whole core. */
export function linkImageOf(theme: ThemeDetail): Promise<ArrayBuffer> {
  const known = kept.get(theme.linkImage)
  if (known) return known
  const image = drawing.then(() => drawThemeImage(theme))
  drawing = image.catch(() => kept.delete(theme.linkImage))
  kept.set(theme.linkImage, image)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return image
}
