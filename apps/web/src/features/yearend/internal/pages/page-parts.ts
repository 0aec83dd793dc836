import type { PictureShape } from '../../../../lib/board-picture/picture-shapes'

type Shaped<T extends PictureShape['type']> = Extract<PictureShape, { type: T }>

/** What a page is made of, from the back to the front, in px of its sheet. Three renderers draw it: PNG, PDF and page. */
export type PagePart =
  | Omit<Shaped<'box'>, 'rounds'>
  | Shaped<'image'>
  | Shaped<'text'>
  | Shaped<'drawing'>
  | Shaped<'mark'>

export const SHEET = { width: 1080, height: 1920 } as const

/** From the middle of a line to where its letters stand, in parts of their size. */
export const BASELINE = 0.355
export const LETTER_SPACING = -0.01

export type DrawnPage = typeof SHEET & { shapes: PagePart[] }
