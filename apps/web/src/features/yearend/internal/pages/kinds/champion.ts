import type { YearPage } from '@doran/contract'
import { disc } from '../../../../../lib/board-picture/grounds/pen'
import { isOwnDrawing } from '../own-drawing'
import type { PagePart } from '../page-parts'
import { box, drawing, foot, ground, MARGIN, MIDDLE, ROOM, words } from '../sheet'

type Champion = Extract<YearPage, { kind: 'champion' }>
type Winner = Champion['items'][number]

const INK = '#fff3c9'
const QUIET = '#e7a9b4'
const GOLD = '#ffc53d'

/** One winner stands in a frame; from three on there is a podium, and a list of those behind it. */
export function drawChampion({ items, sentence }: Champion): PagePart[] {
  const [first, ...others] = items
  return [
    ground('#5a0f2c'),
    drawing([{ path: rays(), colour: '#6d1738' }]),
    ...words('올해의 우승자', {
      x: MIDDLE,
      y: 150,
      sizes: [96],
      fill: INK,
      isBold: true,
      align: 'center',
    }).parts,
    ...(items.length >= 3 ? podium(items) : first ? framed(first, others) : []),
    ...words(sentence, {
      x: MIDDLE,
      y: 1540,
      lines: 3,
      sizes: [50, 44, 38, 34],
      fill: INK,
      align: 'center',
    }).parts,
    foot(INK, GOLD),
  ]
}

const rayEnd = (turn: number) =>
  `${Math.round(MIDDLE + Math.cos(turn) * 1500)} ${Math.round(700 + Math.sin(turn) * 1500)}`

/** Beams from where the first stands. */
function rays(): string {
  return Array.from({ length: 12 }, (_, at) => {
    const angle = (at * Math.PI) / 6
    return `M${MIDDLE} 700L${rayEnd(angle)}L${rayEnd(angle + 0.24)}z`
  }).join('')
}

function framed({ label, game, picture }: Winner, others: readonly Winner[]): PagePart[] {
  const side = others.length > 0 ? 560 : 660
  const top = 340
  const name = words(label, {
    x: MIDDLE,
    y: top + side + 64,
    lines: 2,
    sizes: [110, 94, 80, 66, 54],
    fill: GOLD,
    isBold: true,
    align: 'center',
    lead: 1.16,
  })
  const of = words(game, {
    x: MIDDLE,
    y: name.bottom + 8,
    lines: 2,
    sizes: [40, 36, 32],
    fill: QUIET,
    align: 'center',
  })
  return [
    box({
      x: MIDDLE - side / 2 - 20,
      y: top,
      width: side + 40,
      height: side + 40,
      round: 48,
      fill: GOLD,
    }),
    ...portrait(picture, label, { x: MIDDLE - side / 2, y: top + 20, side, round: 36 }),
    ...name.parts,
    ...of.parts,
    ...others.flatMap(
      ({ label: second, game: where }) =>
        words(`그다음은 ${second}, ${where}`, {
          x: MIDDLE,
          y: Math.max(of.bottom + 26, 1400),
          lines: 2,
          sizes: [36, 32],
          fill: INK,
          align: 'center',
        }).parts,
    ),
  ]
}

const STEPS = [
  { x: 402, top: 900, fill: GOLD, side: 260, number: '1' },
  { x: 106, top: 1000, fill: '#e7a9b4', side: 230, number: '2' },
  { x: 698, top: 1070, fill: '#c9748a', side: 230, number: '3' },
] as const
const STEP_WIDTH = 276
const STEP_FLOOR = 1290

function podium(items: readonly Winner[]): PagePart[] {
  const behind = items.slice(3)
  return [
    ...STEPS.flatMap(({ x, top, fill, side, number }, at): PagePart[] => {
      const winner = items[at]
      if (!winner) return []
      const middle = x + STEP_WIDTH / 2
      const name = words(winner.label, {
        x: middle,
        y: 0,
        width: STEP_WIDTH + 16,
        lines: 2,
        sizes: [46, 40, 34, 30],
        fill: INK,
        isBold: true,
        align: 'center',
        lead: 1.16,
      })
      const down = top - name.bottom - 20
      const up = top - 20 - name.bottom - 20 - side
      return [
        box({ x, y: top, width: STEP_WIDTH, height: STEP_FLOOR - top, round: 20, fill }),
        ...words(number, {
          x: middle,
          y: top + 24,
          sizes: [110],
          fill: '#5a0f2c',
          isBold: true,
          align: 'center',
          lead: 1,
        }).parts,
        ...name.parts.map((part) => (part.type === 'text' ? { ...part, y: part.y + down } : part)),
        ...portrait(winner.picture, winner.label, {
          x: middle - side / 2,
          y: up,
          side,
          round: side / 2,
        }),
      ]
    }),
    ...words(items[0]?.game ?? '', {
      x: MIDDLE,
      y: 300,
      sizes: [38, 34, 30],
      fill: QUIET,
      align: 'center',
    }).parts,
    ...behind.flatMap(({ label, game }, at) => {
      const y = 1330 + at * 96
      return [
        box({ x: MARGIN, y, width: ROOM, height: 80, round: 40, fill: '#7a1f42' }),
        ...words(`${at + 4}  ${label}`, {
          x: MARGIN + 36,
          y: y + 14,
          width: 480,
          sizes: [38, 34, 30],
          fill: INK,
          isBold: true,
        }).parts,
        ...words(game, {
          x: MARGIN + ROOM - 36,
          y: y + 20,
          width: 310,
          sizes: [30, 26],
          fill: QUIET,
          align: 'right',
        }).parts,
      ]
    }),
  ]
}

type Frame = { x: number; y: number; side: number; round: number }

/** A drawing of this site; of any other picture the first letter of its name. */
function portrait(picture: string | null, label: string, { x, y, side, round }: Frame): PagePart[] {
  const plate = box({ x, y, width: side, height: side, round, fill: '#fff3c9' })
  if (picture !== null && isOwnDrawing(picture))
    return [plate, { type: 'image', x, y, width: side, height: side, round, url: picture }]
  const size = side * 0.5
  const initial = Array.from(label.trim())[0] ?? ''
  return [
    plate,
    drawing([{ path: disc({ x: x + side / 2, y: y + side / 2 }, side * 0.36), colour: GOLD }]),
    ...words(initial, {
      x: x + side / 2,
      y: y + side / 2 - size * 0.5,
      width: side,
      sizes: [size],
      fill: '#5a0f2c',
      isBold: true,
      align: 'center',
      lead: 1,
    }).parts,
  ]
}
