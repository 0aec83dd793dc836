// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  BOARD_FORMATS,
  BOARD_GROUNDS,
  USUAL_LOOK,
  boardFormats,
  freeGrounds,
  type BoardGround,
  type BoardLook,
} from './board-formats'
import type { PictureShape } from './picture-shapes'
import { shapeBoard, type PicturedBoard, type PicturedItem } from './shape-board'
import { SHOP_GROUNDS } from './shop-grounds'
import { TIER_COLOURS, tierColours } from './tier-colours'

const pictured = (at: number): PicturedItem => ({
  label: `항목 ${at}`,
  picture: { url: `/pictures/games/a-board/item-${at}.svg` },
})
const card = (at: number): PicturedItem => ({
  label: `길게 적어 본 ${at}번째 카드의 이름`,
  picture: null,
})

type Board = Partial<PicturedBoard> & {
  items?: readonly (readonly PicturedItem[])[]
  label?: string
}

const boardOf = ({ items = [[], []], label = '', ...over }: Board = {}): PicturedBoard => ({
  title: '겨울밤 간식 티어표',
  rows: items.map((each, at) => ({
    label: label || String.fromCodePoint(65 + at),
    colour: tierColours[at % tierColours.length] ?? 'grey',
    items: each,
  })),
  note: '모닥불',
  host: 'doran.example',
  ...over,
})

type Shaped<T extends PictureShape['type']> = Extract<PictureShape, { type: T }>
type Area = { x: number; y: number; width: number; height: number }

const ofType = <T extends PictureShape['type']>(shapes: readonly PictureShape[], type: T) =>
  shapes.filter((shape): shape is Shaped<T> => shape.type === type)

/** The parts of a picture by what they are for. */
function partsOf(board: PicturedBoard, look: Partial<BoardLook> = {}) {
  const { shapes, width, height } = shapeBoard(board, { ...USUAL_LOOK, ...look })
  const ground = look.ground ?? USUAL_LOOK.ground
  const boxes = ofType(shapes, 'box')
  const labelFills = new Set<string>(Object.values(TIER_COLOURS))
  const words = (box: PictureShape) => {
    const rest = shapes.slice(shapes.indexOf(box) + 1)
    const end = rest.findIndex(({ type }) => type !== 'text')
    return ofType(rest.slice(0, end), 'text')
  }
  return {
    shapes,
    whole: { x: 0, y: 0, width, height },
    texts: ofType(shapes, 'text'),
    rows: boxes.filter(({ fill }) => fill === ground.row),
    labels: boxes.filter(({ fill }) => labelFills.has(fill)),
    cards: boxes.filter(({ fill }) => fill === ground.card),
    cells: [...ofType(shapes, 'image'), ...boxes.filter(({ fill }) => fill === ground.card)],
    words,
  }
}

// What is computed in fractions of px.
const NEARLY = 0.01
const isWithin = (inner: Area, outer: Area) =>
  inner.x >= outer.x - NEARLY &&
  inner.y >= outer.y - NEARLY &&
  inner.x + inner.width <= outer.x + outer.width + NEARLY &&
  inner.y + inner.height <= outer.y + outer.height + NEARLY
const overlap = (one: Area, other: Area) =>
  one.x < other.x + other.width - NEARLY &&
  other.x < one.x + one.width - NEARLY &&
  one.y < other.y + other.height - NEARLY &&
  other.y < one.y + one.height - NEARLY
const overlaps = (areas: readonly Area[]) =>
  areas.flatMap((one, at) => areas.slice(at + 1).filter((other) => overlap(one, other)))
/** As high as what its letters reach above and below. */
const areaOf = ({ y, size }: Shaped<'text'>, { x, width }: Area): Area => ({
  x,
  width,
  y: y - size * 0.575,
  height: size * 1.15,
})

/** How so many items may stand in so many rows. */
const SPREADS: Record<string, (at: number, rows: number) => number> = {
  'all in the first row': () => 0,
  'all in the last row': (_, rows) => rows - 1,
  'one row after the other': (at, rows) => at % rows,
  'most in one row': (at, rows) => (at < rows ? at : 0),
}

function spread(count: number, rows: number, to: (at: number, rows: number) => number) {
  const items = Array.from({ length: rows }, (): PicturedItem[] => [])
  for (let at = 0; at < count; at += 1)
    items[to(at, rows)]?.push(at % 3 === 2 ? card(at) : pictured(at))
  return items
}

const COUNTS = [0, 1, 7, 24, 61, 100, 130]

describe.each(boardFormats)('a board as %s', (format) => {
  const cases = Object.entries(SPREADS).flatMap(([name, to]) =>
    Array.from({ length: 9 }, (_, at) => at + 2).map((rows) => ({ name, rows, to })),
  )

  it.each(cases)('with $rows rows has room for all of it, $name', ({ rows, to }) => {
    for (const count of COUNTS) {
      const parts = partsOf(boardOf({ items: spread(count, rows, to) }), { format })
      const boxes = [...parts.rows, ...parts.labels, ...parts.cells]
      expect(parts.cells).toHaveLength(count)
      expect(parts.rows).toHaveLength(rows)
      expect(boxes.filter((box) => !isWithin(box, parts.whole))).toEqual([])
      expect(overlaps([...parts.cells, ...parts.labels])).toEqual([])
      expect(overlaps(parts.rows)).toEqual([])
      expect(parts.cells.filter((cell) => !parts.rows.some((row) => isWithin(cell, row)))).toEqual(
        [],
      )
      const beside = parts.texts.filter(({ fill }) => fill === BOARD_GROUNDS.charcoal.ink)[0]
      const [mark] = ofType(parts.shapes, 'mark')
      const highest = Math.min(...parts.rows.map(({ y }) => y))
      const lowest = Math.max(...parts.rows.map(({ y, height }) => y + height))
      expect(highest).toBeGreaterThanOrEqual((beside?.y ?? 0) + (beside?.size ?? 0) / 2)
      expect(lowest).toBeLessThanOrEqual(mark?.y ?? 0)
    }
  })

  it.each([
    ['a letter', 'S'],
    ['as many words as fit a name', '아주 좋아서 또 와요'],
    ['one long word', 'WWWWWWWWWWWW'],
  ])('keeps the words of its rows within them: %s', (_, label) => {
    for (let rows = 2; rows <= 10; rows += 1)
      for (const count of COUNTS) {
        const items = spread(count, rows, (at) => at % rows)
        const { labels, cards, words } = partsOf(boardOf({ items, label }), { format })
        for (const box of [...labels, ...cards]) {
          const lines = words(box)
          expect(lines.length).toBeGreaterThan(0)
          expect(lines.filter((line) => !isWithin(areaOf(line, box), box))).toEqual([])
        }
      }
  })

  it('is as large as its format', () => {
    const { width, height } = BOARD_FORMATS[format]
    expect(shapeBoard(boardOf(), { ...USUAL_LOOK, format })).toMatchObject({ width, height })
  })
})

describe('rows without items', () => {
  const board = boardOf({ items: [[pictured(0)], [], [pictured(1)], []] })

  it('are there, or left out with more room for the others', () => {
    const [all, some] = [partsOf(board), partsOf(board, { hasEmptyRows: false })]
    expect([all.rows.length, some.rows.length]).toEqual([4, 2])
    expect(some.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['A', 'C']))
    expect(some.texts.map(({ text }) => text)).not.toContain('B')
    expect(some.cells[0]?.width).toBeGreaterThan(all.cells[0]?.width ?? 0)
  })

  it('may be all there are', () => {
    const { rows, texts } = partsOf(boardOf(), { hasEmptyRows: false })
    expect(rows).toEqual([])
    expect(texts.map(({ text }) => text)).toContain('겨울밤 간식 티어표')
  })
})

describe('below the board', () => {
  it('stands whose it is, and where others make one', () => {
    const { texts } = partsOf(boardOf())
    expect(texts.find(({ align }) => align === 'right')?.text).toBe('doran.example')
    expect(texts.map(({ text }) => text)).toContain('모닥불')
  })

  it('stands nobody’s name without one', () => {
    const { texts } = partsOf(boardOf({ note: null, rows: [] }))
    expect(texts.map(({ text }) => text)).toEqual(['겨울밤 간식 티어표', 'doran.example'])
  })

  it.each(boardFormats)('a long note meets no address: %s', (format) => {
    const note = '128,430개의 표 · 2026년 11월 24일 '.repeat(4)
    const { texts } = partsOf(boardOf({ note, rows: [] }), { format })
    expect(texts.find(({ text }) => text.startsWith('128,430개'))?.text).toMatch(/…$/)
  })
})

describe('an item', () => {
  it('without a picture is its words, one with a picture has its name below', () => {
    const { cards, words, texts, shapes } = partsOf(
      boardOf({ items: [[{ label: '내 카드', picture: null }, pictured(0)], []] }),
    )
    const [own] = cards
    expect(own && words(own).map(({ text }) => text)).toEqual(['내 카드'])
    expect(ofType(shapes, 'image').map(({ url }) => url)).toEqual([
      '/pictures/games/a-board/item-0.svg',
    ])
    expect(texts.map(({ text }) => text)).toContain('항목 0')
  })

  it('among very many has its picture alone', () => {
    const items = [Array.from({ length: 100 }, (_, at) => pictured(at)), []]
    const { texts } = partsOf(boardOf({ items }))
    expect(texts.map(({ text }) => text)).not.toContain('항목 0')
  })

  it('is drawn without letters that the font has not', () => {
    const { texts } = partsOf(boardOf({ items: [[{ label: '불🔥씨', picture: null }], []] }))
    expect(texts.map(({ text }) => text)).toContain('불씨')
  })
})

const everyGround = [
  ...freeGrounds.map((name) => BOARD_GROUNDS[name]),
  ...Object.values(SHOP_GROUNDS),
]

describe.each(everyGround)('the ground $label', (ground: BoardGround) => {
  it.each(boardFormats)(
    'has its colours, and what is drawn on it behind all else: %s',
    (format) => {
      const { shapes } = partsOf(boardOf(), { ground, format })
      const { back, glow, draw } = ground
      expect(shapes[0]).toMatchObject({ type: 'box', fill: back })
      expect(ofType(shapes, 'glow').map(({ inner }) => inner)).toEqual(glow ? [glow] : [])
      const drawings = ofType(shapes, 'drawing')
      expect(drawings).toHaveLength(draw ? 1 : 0)
      expect(drawings.map((drawing) => shapes.indexOf(drawing))).toEqual(draw ? [1] : [])
      for (const { path } of drawings.flatMap(({ strokes }) => strokes)) {
        expect(path).toMatch(/^M/)
        expect(path).not.toMatch(/NaN|undefined|Infinity/)
      }
    },
  )

  it('is drawn the same each time', () => {
    const look = { ...USUAL_LOOK, ground }
    expect(shapeBoard(boardOf(), look)).toEqual(shapeBoard(boardOf(), look))
  })
})
