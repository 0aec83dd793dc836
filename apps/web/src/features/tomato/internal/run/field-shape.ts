import type { TomatoContent } from '@doran/contract'

/** Between two cells, and around the field for what rises out of its edge; the stylesheet of the field says the same. */
const GAP = 4
const SIDE = 12
const TOP = 28

export type Box = { x: number; y: number; width: number; height: number }
export type FieldShape = ReturnType<typeof shapeOf>

/** Where cells lie in a picture of this size, in pixels of the screen: `scale` of them are one of CSS. */
export function shapeOf(
  { columns, rows }: Pick<TomatoContent, 'columns' | 'rows'>,
  css: { width: number; height: number },
  scale: number,
) {
  const cell = (css.width - 2 * SIDE - (columns - 1) * GAP) / columns
  const pitch = cell + GAP
  const side = Math.round(cell * scale)
  // Each cell owns half of the gaps around it, and those at the edge the margin: together they cover the picture.
  const edges = (count: number, before: number, end: number) =>
    Array.from({ length: count + 1 }, (_, at) => {
      if (at === 0) return 0
      return at === count ? end : Math.round((before + at * pitch - GAP / 2) * scale)
    })
  const lefts = edges(columns, SIDE, Math.round(css.width * scale))
  const tops = edges(rows, TOP, Math.round(css.height * scale))

  function boxOf(at: number): Box {
    const column = at % columns
    const row = Math.floor(at / columns)
    const [x = 0, right = 0] = lefts.slice(column, column + 2)
    const [y = 0, bottom = 0] = tops.slice(row, row + 2)
    return { x, y, width: right - x, height: bottom - y }
  }

  return {
    scale,
    /** Of a cell. */
    side,
    width: lefts.at(-1) ?? 0,
    /** The top of each row's canvas and the bottom of the last one. */
    tops,
    rowOf: (at: number) => Math.floor(at / columns),
    cellAt: (at: number) => ({
      x: Math.round((SIDE + (at % columns) * pitch) * scale),
      y: Math.round((TOP + Math.floor(at / columns) * pitch) * scale),
    }),
    /** What is cleared when a cell is drawn anew. */
    boxOf,
    /** The cells whose boxes something touches. */
    cellsUnder: (box: Box): number[] =>
      Array.from({ length: columns * rows }, (_, at) => at).filter((at) => overlap(box, boxOf(at))),
  }
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
