import type { YearPage } from '@doran/contract'
import type { Stroke } from '../../../../../lib/board-picture/picture-shapes'
import { disc, from, leaf, type Point } from '../../../../../lib/board-picture/grounds/pen'
import type { PagePart } from '../page-parts'
import { drawing, foot, ground, MARGIN, MIDDLE, ROOM, words } from '../sheet'

type Thanks = Extract<YearPage, { kind: 'thanks' }>

const INK = '#5b0d3a'

/** A wreath around a name; before one is written, a single flower. */
export function drawThanks({ thanks }: Thanks): PagePart[] {
  const head = words('고마운 사람', { x: MIDDLE, y: 150, sizes: [64], fill: INK, align: 'center' })
  if (!thanks)
    return [
      ground('#ffd9e3'),
      drawing(flower({ x: MIDDLE, y: 760 }, 300, '#f2789f')),
      ...head.parts,
      ...words('말로 다 하지 못했지만, 고마운 사람이 있었어요.', {
        x: MIDDLE,
        y: 1260,
        lines: 3,
        sizes: [70, 62],
        fill: INK,
        isBold: true,
        align: 'center',
      }).parts,
      foot(INK, '#f2789f'),
    ]
  const name = words(thanks.name, {
    x: MIDDLE,
    y: 0,
    width: 600,
    lines: 3,
    sizes: [150, 128, 108, 92, 78, 66],
    fill: INK,
    isBold: true,
    align: 'center',
    lead: 1.16,
  })
  const down = 770 - name.bottom / 2
  return [
    ground('#ffd9e3'),
    drawing(wreath({ x: MIDDLE, y: 770 })),
    ...head.parts,
    ...name.parts.map((part) => (part.type === 'text' ? { ...part, y: part.y + down } : part)),
    ...words(thanks.text, {
      x: MARGIN + ROOM / 2,
      y: 1340,
      lines: 5,
      sizes: [56, 52, 48, 43],
      fill: INK,
      align: 'center',
      lead: 1.4,
    }).parts,
    foot(INK, '#f2789f'),
  ]
}

const PETALS = ['#f2789f', '#ff9f68', '#fff5f0', '#c95fb0'] as const

function wreath(middle: Point): Stroke[] {
  return Array.from({ length: 24 }, (_, at): Stroke[] => {
    const angle = at * 15
    const stem = from(middle, angle, 400)
    const green: Stroke = {
      path: leaf(stem, angle + (at % 2 === 0 ? 60 : 120), { long: 96, wide: 26 }),
      colour: at % 3 === 0 ? '#7fae6b' : '#5f9459',
    }
    const bloom =
      at % 4 === 0 ? flower(stem, 58, PETALS[(at / 4) % PETALS.length] ?? '#f2789f') : []
    return [green, ...bloom]
  }).flat()
}

function flower(middle: Point, reach: number, colour: string): Stroke[] {
  return [
    ...[0, 60, 120, 180, 240, 300].map((angle) => ({
      path: disc(from(middle, angle, reach * 0.55), reach * 0.42),
      colour,
    })),
    { path: disc(middle, reach * 0.36), colour: '#ffd24d' },
  ]
}
