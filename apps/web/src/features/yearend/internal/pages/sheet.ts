import { balanceText } from '../../../../lib/balance-text'
import type { Stroke } from '../../../../lib/board-picture/picture-shapes'
import { drawableText, fitText, type FittedText } from '@doran/site/fit-text'
import { SHEET, type PagePart } from './page-parts'

/** Words stay within it; stories of other services cover what is above and below. */
export const MARGIN = 96
export const ROOM = SHEET.width - 2 * MARGIN
export const MIDDLE = SHEET.width / 2

const FOOT = { y: 1782, height: 40 }
const LEAD = 1.3

type Sizes = readonly [number, ...number[]]

type Words = {
  x: number
  /** The upper edge of the first line. */
  y: number
  width?: number
  lines?: number
  sizes: Sizes
  fill: string
  isBold?: boolean
  align?: 'left' | 'center' | 'right'
  lead?: number
}

export type Block = { parts: PagePart[]; bottom: number; size: number }

/** A text in the largest size that it fits in, in lines about equally long. */
export function words(text: string, { lines = 1, width = ROOM, sizes, ...place }: Words): Block {
  return linesOf(balanceText(drawableText(text), { width, lines, sizes }), place)
}

/** A text of several paragraphs, each from a new line; one too long for the last size is joined and cut off. */
export function paragraphs(
  text: string,
  { lines = 1, width = ROOM, sizes, ...place }: Words,
): Block {
  const given = text.split(/\n+/u).map(drawableText).filter(Boolean)
  const fits = sizes
    .map((size) => given.map((each) => fitText(each, { width, lines, sizes: [size] })))
    .find((fitted) => {
      const count = fitted.reduce((sum, each) => sum + each.lines.length, 0)
      return count <= lines && fitted.every((each, at) => isWhole(each, given[at] ?? ''))
    })
  if (fits) {
    const size = fits[0]?.size ?? sizes[0]
    const even = fits.map(({ lines: own }, at) =>
      // A long paragraph stands in full lines, as on paper.
      own.length > 3
        ? own
        : balanceText(given[at] ?? '', { width, lines: own.length, sizes: [size] }).lines,
    )
    return linesOf({ size, lines: even.flat() }, place)
  }
  return linesOf(fitText(given.join(' '), { width, lines, sizes }), place)
}

function isWhole({ lines }: FittedText, text: string): boolean {
  return lines.join('').replaceAll(' ', '') === text.replaceAll(' ', '')
}

function linesOf(
  { size, lines }: FittedText,
  { x, y, fill, isBold = false, align = 'left', lead = LEAD }: Omit<Words, 'sizes'>,
): Block {
  const height = size * lead
  const parts = lines.map((text, at): PagePart => ({
    type: 'text',
    x,
    y: y + (at + 0.5) * height,
    text,
    size,
    isBold,
    fill,
    align,
  }))
  return { parts, bottom: y + lines.length * height, size }
}

export const ground = (fill: string): PagePart => ({
  type: 'box',
  x: 0,
  y: 0,
  ...SHEET,
  round: 0,
  fill,
})

type Box = { x: number; y: number; width: number; height: number; round?: number; fill: string }

export const box = ({ round = 0, ...rest }: Box): PagePart => ({ type: 'box', round, ...rest })

export const drawing = (strokes: readonly Stroke[]): PagePart => ({
  type: 'drawing',
  ...SHEET,
  strokes,
})

/** The wordmark that every page ends with. */
export const foot = (ink: string, dot: string): PagePart => ({
  type: 'mark',
  x: MIDDLE - (FOOT.height * 58) / 26 / 2,
  y: FOOT.y,
  height: FOOT.height,
  ink,
  dot,
})

/** A number of a text that is the same whenever the text is. */
export function numberOf(text: string): number {
  let sum = 7
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_629
  return sum
}

/** A start for `steady`, whatever the number. */
export const seedOf = (value: number) => (Math.abs(Math.trunc(value)) % 2_147_483_646) + 1
