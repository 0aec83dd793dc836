import type { TierColour } from '@doran/contract'
import { drawableText, fitText, type FittedText } from '@doran/site/fit-text'
import { BOARD_FORMATS, type BoardGround, type BoardLook } from './board-formats'
import { WORDMARK, type PictureShape, type PictureText, type ShapedPicture } from './picture-shapes'
import { TIER_COLOURS, TIER_INK } from './tier-colours'

export type PicturedItem = { label: string; picture: { url: string } | null }

export type PicturedBoard = {
  title: string
  rows: readonly { label: string; colour: TierColour; items: readonly PicturedItem[] }[]
  /** Whose it is, or how many boards it stands for and when. */
  note: string | null
  /** The site's, where others can make one. */
  host: string
}

type Frame = { x: number; y: number; width: number; height: number }
type Grid = { cell: number; gap: number; label: number; perRow: number; lines: readonly number[] }

const LARGEST_CELL = 220
const SMALLEST_CELL = 20
/** Smaller than that a picture has no name below it. */
const NAMED_FROM = 84

/** A board as a picture: everything is as large as it can be while all of it fits. */
export function shapeBoard(board: PicturedBoard, look: BoardLook): ShapedPicture {
  const { width, height } = BOARD_FORMATS[look.format]
  const { ground } = look
  const short = Math.min(width, height)
  const margin = Math.round(short * 0.05)
  const rows = board.rows.filter(({ items }) => look.hasEmptyRows || items.length > 0)
  const title = titleShapes(board.title, look, { width, margin, short })
  const footHeight = Math.round(short * 0.055)
  const top = margin + title.height + Math.round(short * 0.03)
  const room: Frame = {
    x: margin,
    y: top,
    width: width - 2 * margin,
    height: height - top - margin - footHeight - Math.round(short * 0.03),
  }
  return {
    width,
    height,
    shapes: [
      { type: 'box', x: 0, y: 0, width, height, round: 0, fill: ground.back },
      ...(ground.glow === null
        ? []
        : [
            {
              type: 'glow' as const,
              x: width * 0.3,
              y: height * 0.35,
              reach: Math.max(width, height) * 0.7,
              inner: ground.glow,
              outer: ground.back,
            },
          ]),
      ...(ground.draw
        ? [{ type: 'drawing' as const, width, height, strokes: ground.draw({ width, height }) }]
        : []),
      ...title.shapes,
      ...rowShapes(rows, room, ground),
      ...footShapes(board, ground, {
        x: margin,
        y: height - margin - footHeight,
        width: room.width,
        height: footHeight,
      }),
    ],
  }
}

type Sheet = { width: number; margin: number; short: number }

function titleShapes(title: string, { ground }: BoardLook, { width, margin, short }: Sheet) {
  const sizes = [0.074, 0.066, 0.058, 0.05, 0.044].map((part) => Math.round(short * part))
  const [largest = 48, ...smaller] = sizes
  const { size, lines } = fitText(drawableText(title), {
    width: width - 2 * margin,
    lines: width > short ? 1 : 2,
    sizes: [largest, ...smaller],
  })
  const lineHeight = Math.round(size * 1.22)
  const shapes = lines.map((text, at): PictureText => ({
    type: 'text',
    x: margin,
    y: margin + (at + 0.5) * lineHeight,
    text,
    size,
    isBold: true,
    fill: ground.ink,
    align: 'left',
  }))
  return { shapes, height: lines.length * lineHeight }
}

type Row = PicturedBoard['rows'][number]

function rowShapes(rows: readonly Row[], room: Frame, ground: BoardGround): PictureShape[] {
  const grid = largestGrid(rows, room)
  const { cell, gap, label, perRow, lines } = grid
  const needed = lines.map((count) => rowHeight(count, grid))
  const used = needed.reduce((sum, each) => sum + each, 0) + gap * (rows.length - 1)
  const spare = Math.max(0, Math.min(cell * 0.5, (room.height - used) / Math.max(1, rows.length)))
  let y = room.y
  return rows.flatMap(({ label: name, colour, items }, at) => {
    const content = needed[at] ?? cell
    const height = content + spare
    const top = y
    y += height + gap
    const round = Math.round(Math.min(18, cell * 0.14))
    return [
      {
        type: 'box',
        x: room.x,
        y: top,
        width: room.width,
        height,
        round,
        fill: ground.row,
      },
      { type: 'box', x: room.x, y: top, width: label, height, round, fill: TIER_COLOURS[colour] },
      ...textBlock(name, {
        x: room.x,
        y: top,
        width: label,
        height,
        sizes: [label * 0.42, label * 0.32, label * 0.25, label * 0.2],
        lines: 3,
        fill: TIER_INK,
      }),
      ...items.flatMap((item, index) =>
        itemShapes(item, {
          x: room.x + label + gap + (index % perRow) * (cell + gap),
          y: top + spare / 2 + gap + Math.floor(index / perRow) * (cell + gap),
          cell,
          ground,
        }),
      ),
    ] satisfies PictureShape[]
  })
}

function rowHeight(lines: number, { cell, gap }: Pick<Grid, 'cell' | 'gap'>): number {
  return lines * (cell + gap) + gap
}

function largestGrid(rows: readonly Row[], room: Frame): Grid {
  let cell = Math.min(LARGEST_CELL, Math.floor(room.height / Math.max(1, rows.length)))
  let grid = gridOf(rows, room, cell)
  while (cell > SMALLEST_CELL && !fits(grid, room)) {
    cell -= 1
    grid = gridOf(rows, room, cell)
  }
  return grid
}

function gridOf(rows: readonly Row[], { width }: Frame, cell: number): Grid {
  const gap = Math.max(3, Math.round(cell * 0.06))
  const label = Math.round(Math.max(cell * 0.9, Math.min(96, width * 0.1)))
  const perRow = Math.max(1, Math.floor((width - label - gap) / (cell + gap)))
  const lines = rows.map(({ items }) => Math.max(1, Math.ceil(items.length / perRow)))
  return { cell, gap, label, perRow, lines }
}

function fits(grid: Grid, { height }: Frame): boolean {
  const rows = grid.lines.reduce((sum, lines) => sum + rowHeight(lines, grid), 0)
  return rows + grid.gap * (grid.lines.length - 1) <= height
}

type Cell = { x: number; y: number; cell: number; ground: BoardGround }

function itemShapes(
  { label, picture }: PicturedItem,
  { x, y, cell, ground }: Cell,
): PictureShape[] {
  const { card, ink } = ground
  const round = Math.round(cell * 0.12)
  const frame = { x, y, width: cell, height: cell }
  if (picture === null)
    return [
      { type: 'box', ...frame, round, fill: card },
      ...textBlock(label, {
        ...frame,
        sizes: [cell * 0.2, cell * 0.17, cell * 0.14, cell * 0.12],
        lines: 4,
        fill: ink,
      }),
    ]
  const image = { type: 'image', ...frame, round, url: picture.url } as const
  if (cell < NAMED_FROM) return [image]
  const height = Math.round(cell * 0.24)
  const [size = 12, ...smaller] = [0.14, 0.12, 0.1].map((part) => Math.round(cell * part))
  const fitted = fitText(drawableText(label), {
    width: cell * 0.92,
    lines: 1,
    sizes: [size, ...smaller],
  })
  return [
    image,
    {
      type: 'box',
      x,
      y: y + cell - height,
      width: cell,
      height,
      round,
      rounds: 'below',
      fill: '#100e0dd0',
    },
    {
      type: 'text',
      x: x + cell / 2,
      y: y + cell - height / 2,
      text: fitted.lines[0] ?? '',
      size: fitted.size,
      isBold: false,
      fill: '#f7f1e8',
      align: 'center',
    },
  ]
}

type Block = Frame & { sizes: readonly number[]; lines: number; fill: string }

/** Words in the middle of a frame. */
function textBlock(text: string, { x, y, width, height, ...block }: Block): PictureText[] {
  const room = { width: width * 0.88, height, lines: block.lines, sizes: block.sizes }
  const { size, lines } = fitBlock(drawableText(text), room)
  const lineHeight = size * LINE_HEIGHT
  const top = y + height / 2 - ((lines.length - 1) * lineHeight) / 2
  return lines.map((line, at) => ({
    type: 'text',
    x: x + width / 2,
    y: top + at * lineHeight,
    text: line,
    size,
    isBold: true,
    fill: block.fill,
    align: 'center',
  }))
}

const LINE_HEIGHT = 1.2
const SMALLEST_TEXT = 8

type BlockRoom = Pick<Block, 'width' | 'height' | 'sizes' | 'lines'>

/** In the first size that has room for all of it; in the last its end is cut off. */
function fitBlock(text: string, { width, height, sizes, lines: most }: BlockRoom): FittedText {
  let fitted: FittedText = { size: SMALLEST_TEXT, lines: [] }
  for (const wished of sizes) {
    const size = Math.max(SMALLEST_TEXT, Math.round(wished))
    const linesHigh = Math.floor(height / (size * LINE_HEIGHT))
    const lines = Math.max(1, Math.min(most, linesHigh))
    fitted = fitText(text, { width, lines, sizes: [size] })
    if (linesHigh > 0 && fitted.lines.join(' ') === text) break
  }
  return fitted
}

function footShapes(
  { note, host }: PicturedBoard,
  ground: BoardGround,
  { x, y, width, height }: Frame,
): PictureShape[] {
  const markWidth = (height * WORDMARK.width) / WORDMARK.height
  const line = (text: string, side: 'left' | 'right', room: number): PictureText[] => {
    const [size = 16, ...smaller] = [0.62, 0.52, 0.44].map((part) => Math.round(height * part))
    const fitted = fitText(drawableText(text), { width: room, lines: 1, sizes: [size, ...smaller] })
    return [
      {
        type: 'text',
        x: side === 'left' ? x + markWidth + height * 0.5 : x + width,
        y: y + height / 2,
        text: fitted.lines[0] ?? '',
        size: fitted.size,
        isBold: false,
        fill: ground.quiet,
        align: side,
      },
    ]
  }
  const room = (width - markWidth - height) / 2
  return [
    { type: 'mark', x, y, height, ink: ground.ink, dot: ground.ember },
    ...(note === null ? [] : line(note, 'left', room)),
    ...line(host, 'right', note === null ? room * 2 : room),
  ]
}
