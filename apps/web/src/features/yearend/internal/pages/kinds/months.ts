import type { YearPage } from '@doran/contract'
import { numberLabel } from '@doran/site/core'
import type { Stroke } from '../../../../../lib/board-picture/picture-shapes'
import { disc, from, line, type Point } from '../../../../../lib/board-picture/grounds/pen'
import type { PagePart } from '../page-parts'
import { box, drawing, foot, ground, MARGIN, MIDDLE, ROOM, words } from '../sheet'

type Months = Extract<YearPage, { kind: 'months' }>
type Month = Months['months'][number]
type Mood = NonNullable<Month['mood']>

const INK = '#eaf4ff'
const SKY = '#173a63'
/** Without a mood: whether anything was done in the month. */
type Sky = Mood | 'moon' | 'none'

const TILES: Record<Sky, string> = {
  sun: '#ffcf4a',
  cloud: '#8fb6dd',
  rain: '#3f7fc4',
  fog: '#9aa6b8',
  star: '#3a2c78',
  moon: '#2c5f97',
  none: '#214a78',
}

/** With moods twelve skies; without them bars of how much was done. */
export function drawMonths({ months, sentence, size }: Months): PagePart[] {
  const isSky = size === 'much'
  return [
    ground(isSky ? SKY : '#efe7ff'),
    ...words(isSky ? '열두 달의 하늘' : '열두 달의 걸음', {
      x: MARGIN,
      y: 150,
      sizes: [104],
      fill: isSky ? INK : '#2a1a55',
      isBold: true,
    }).parts,
    ...(isSky ? skyTiles(months) : bars(months)),
    ...words(sentence, {
      x: MIDDLE,
      y: 1516,
      lines: 3,
      sizes: [52, 46, 40, 36],
      fill: isSky ? INK : '#2a1a55',
      isBold: true,
      align: 'center',
    }).parts,
    foot(isSky ? INK : '#2a1a55', isSky ? '#ffcf4a' : '#7d4df0'),
  ]
}

const GAP = 24
const TILE = { width: (ROOM - 2 * GAP) / 3, height: 262 }

/** All drawings in one: each is a picture as large as the sheet to the renderer of PNGs. */
function skyTiles(months: readonly Month[]): PagePart[] {
  const tiles = months.map((month, at) => ({
    month,
    name: skyOf(month),
    x: MARGIN + (at % 3) * (TILE.width + GAP),
    y: 350 + Math.floor(at / 3) * (TILE.height + GAP),
  }))
  return [
    ...tiles.map(({ x, y, name }) => box({ x, y, ...TILE, round: 36, fill: TILES[name] })),
    drawing(
      tiles.flatMap(({ x, y, name }) => weather(name, { x: x + TILE.width / 2, y: y + 110 })),
    ),
    ...tiles.flatMap(({ month: { mood, count }, x, y }, at) => {
      const ink = mood === 'sun' || mood === 'cloud' || mood === 'fog' ? '#12233d' : INK
      return [
        ...words(`${at + 1}월`, { x: x + 24, y: y + 192, sizes: [36], fill: ink, isBold: true })
          .parts,
        ...words(count > 0 ? `${numberLabel(count)}번` : '쉼', {
          x: x + TILE.width - 24,
          y: y + 194,
          width: 150,
          sizes: [32, 28, 24],
          fill: ink,
          align: 'right',
        }).parts,
      ]
    }),
  ]
}

const skyOf = ({ mood, count }: Month): Sky => mood ?? (count > 0 ? 'moon' : 'none')

function weather(sky: Sky, middle: Point): Stroke[] {
  switch (sky) {
    case 'sun':
      return [
        { path: disc(middle, 52), colour: '#f0641f' },
        ...[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => ({
          path: line([from(middle, angle, 70), from(middle, angle, 90)]),
          colour: '#f0641f',
          line: 12,
        })),
      ]
    case 'cloud':
      return [{ path: cloud(middle), colour: '#f6fbff' }]
    case 'rain':
      return [
        { path: cloud({ x: middle.x, y: middle.y - 22 }), colour: '#d6e8fb' },
        ...[-54, 0, 54].map((right) => ({
          path: line([
            { x: middle.x + right, y: middle.y + 44 },
            { x: middle.x + right - 14, y: middle.y + 78 },
          ]),
          colour: '#d6e8fb',
          line: 11,
        })),
      ]
    case 'fog':
      return [-46, 0, 46].map((down, at) => ({
        path: line([
          { x: middle.x - 78 + at * 14, y: middle.y + down },
          { x: middle.x + 64 + at * 14, y: middle.y + down },
        ]),
        colour: '#eef2f7',
        line: 18,
      }))
    case 'star':
      return [
        { path: star(middle, 72), colour: '#ffdf70' },
        { path: disc({ x: middle.x + 84, y: middle.y - 52 }, 8), colour: '#ffdf70' },
        { path: disc({ x: middle.x - 84, y: middle.y + 36 }, 6), colour: '#ffdf70' },
      ]
    case 'moon':
      return [{ path: disc(middle, 46), colour: '#a9cdf0' }]
    case 'none':
      return [{ path: disc(middle, 14), colour: '#3a6597' }]
  }
}

const cloud = ({ x, y }: Point) =>
  [disc({ x: x - 48, y: y + 12 }, 42), disc({ x: x + 4, y: y - 16 }, 56)].join('') +
  disc({ x: x + 54, y: y + 14 }, 40)

function star(middle: Point, reach: number): string {
  const points = Array.from({ length: 10 }, (_, at) =>
    from(middle, at * 36, at % 2 === 0 ? reach : reach * 0.44),
  )
  return `${line(points)}z`
}

const FLOOR = 1360

function bars(months: readonly Month[]): PagePart[] {
  const most = Math.max(1, ...months.map(({ count }) => count))
  const step = ROOM / 12
  return [
    box({ x: MARGIN, y: FLOOR, width: ROOM, height: 6, fill: '#2a1a55' }),
    ...months.flatMap(({ count }, at): PagePart[] => {
      const height = count === 0 ? 14 : 60 + (820 * count) / most
      const x = MARGIN + at * step + 8
      const isBest = count === most && count > 0
      return [
        box({
          x,
          y: FLOOR - height - 12,
          width: step - 16,
          height,
          round: count === 0 ? 7 : 26,
          fill: isBest ? '#ff7a3d' : count === 0 ? '#cdbdf2' : '#7d4df0',
        }),
        ...words(String(at + 1), {
          x: x + (step - 16) / 2,
          y: FLOOR + 22,
          width: step,
          sizes: [34],
          fill: '#2a1a55',
          isBold: isBest,
          align: 'center',
        }).parts,
      ]
    }),
  ]
}
