import type { YearPage } from '@doran/contract'
import { numberLabel } from '@doran/site/core'
import type { Stroke } from '../../../../../lib/board-picture/picture-shapes'
import { disc, leaf, steady } from '../../../../../lib/board-picture/grounds/pen'
import type { PagePart } from '../page-parts'
import { box, drawing, foot, ground, MARGIN, MIDDLE, numberOf, ROOM, seedOf, words } from '../sheet'

type Story = Extract<YearPage, { kind: 'story' }>

const INK = '#f4f1de'
const QUIET = '#a9cdb9'
const JACKETS = [
  { cloth: '#ff7a3d', shape: '#ffd9a8', deep: '#b8410f', ink: '#2b0d01' },
  { cloth: '#5b6ff0', shape: '#c9d2ff', deep: '#2c3aa0', ink: '#f5f6ff' },
  { cloth: '#f3c94b', shape: '#fff1bd', deep: '#a87a08', ink: '#2e2200' },
  { cloth: '#e26d8f', shape: '#ffd6e0', deep: '#96284b', ink: '#3c0618' },
] as const
/** What is said of a line that was written in a story. */
const QUOTE_LABEL = 'AI와 함께 쓴 문장'

/** A book of its own drawing; with a line to quote it makes room for that. */
export function drawStory(page: Story): PagePart[] {
  const { title, genre, turns, endings, quote, sentence } = page
  const facts = `장면 ${numberLabel(turns)}개 · 결말 ${numberLabel(endings)}개`
  const height = quote === null ? 1010 : 630
  const bottom = 320 + height
  return [
    ground('#0f3b30'),
    ...words('가장 오래 머문 이야기', {
      x: MIDDLE,
      y: 150,
      sizes: [64],
      fill: INK,
      isBold: true,
      align: 'center',
    }).parts,
    ...jacket(title, genre, height),
    ...words(facts, { x: MIDDLE, y: bottom + 34, sizes: [40, 36], fill: QUIET, align: 'center' })
      .parts,
    ...(quote === null ? [] : quoted(quote, bottom + 120)),
    ...words(sentence, {
      x: MIDDLE,
      y: quote === null ? bottom + 150 : 1580,
      lines: quote === null ? 4 : 3,
      sizes: quote === null ? [56, 50, 44, 38] : [46, 42, 38, 34],
      fill: INK,
      isBold: quote === null,
      align: 'center',
    }).parts,
    foot(INK, '#ff9a5c'),
  ]
}

function jacket(title: string, genre: string, height: number): PagePart[] {
  const seed = numberOf(title)
  const look = JACKETS[seed % JACKETS.length] ?? JACKETS[0]
  const width = Math.min(ROOM - 120, height * 0.82)
  const [x, y] = [MIDDLE - width / 2, 320]
  const cloth = { x, y, width, height }
  const name = words(title, {
    x: x + 84,
    y: y + 112,
    width: width - 140,
    lines: 4,
    sizes: [84, 72, 62, 52, 44],
    fill: look.ink,
    isBold: true,
    lead: 1.18,
  })
  return [
    box({ ...cloth, x: x + 26, y: y + 26, round: 24, fill: '#08271f' }),
    box({ ...cloth, round: 24, fill: look.cloth }),
    drawing(ornament(seed, cloth, { ...look, top: name.bottom })),
    box({ ...cloth, width: 34, round: 24, fill: look.deep }),
    ...words(genre, { x: x + 84, y: y + 56, width: width - 140, sizes: [32, 28], fill: look.ink })
      .parts,
    ...name.parts,
  ]
}

type Cloth = { x: number; y: number; width: number; height: number }

/** One of three, below the title: a sun over water, leaves, or rings. */
function ornament(
  seed: number,
  { x, y, width, height }: Cloth,
  { shape, deep, top }: { shape: string; deep: string; top: number },
): Stroke[] {
  const next = steady(seedOf(seed))
  const room = y + height - top
  const reach = Math.min(height * 0.17, room * 0.34)
  const middle = {
    x: x + width * (0.45 + next() * 0.2),
    y: y + height - Math.min(room * 0.5, height * 0.26),
  }
  if (seed % 3 === 0)
    return [
      { path: disc(middle, reach), colour: shape },
      ...[0.12, 0.6, 1.06].map((down, at) => ({
        path: `M${x + 90 + at * 24} ${middle.y + reach * down}h${width - 160 - at * 48}`,
        colour: deep,
        line: 12,
      })),
    ]
  if (seed % 3 === 1)
    return [-70, -40, -12, 16, 44, 72].map((angle, at) => ({
      path: leaf({ x: middle.x, y: y + height * 0.93 }, angle, {
        long: reach * (1.5 + next() * 0.6),
        wide: reach * 0.34,
      }),
      colour: at % 2 === 0 ? shape : deep,
    }))
  return [1, 0.74, 0.48, 0.22].map((part, at) => ({
    path: disc(middle, reach * part),
    colour: at % 2 === 0 ? shape : deep,
  }))
}

function quoted(quote: string, y: number): PagePart[] {
  const paper = { x: MARGIN, y, width: ROOM, height: 1550 - y }
  const text = words(`“${quote}”`, {
    x: MARGIN + 60,
    y: 0,
    width: ROOM - 120,
    lines: 5,
    sizes: [58, 52, 46, 40, 36],
    fill: '#16372e',
    isBold: true,
    lead: 1.34,
  })
  const down = y + 40 + (paper.height - 120 - text.bottom) / 2
  return [
    box({ ...paper, round: 36, fill: '#f4f1de' }),
    ...text.parts.map((part) => (part.type === 'text' ? { ...part, y: part.y + down } : part)),
    ...words(QUOTE_LABEL, {
      x: MARGIN + ROOM - 48,
      y: y + paper.height - 62,
      sizes: [28],
      fill: '#4d6b60',
      align: 'right',
    }).parts,
  ]
}
