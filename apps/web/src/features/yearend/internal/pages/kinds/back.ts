import type { YearPage } from '@doran/contract'
import { disc } from '../../../../../lib/board-picture/grounds/pen'
import type { PagePart } from '../page-parts'
import { box, drawing, foot, ground, MARGIN, MIDDLE, ROOM, words } from '../sheet'

type Back = Extract<YearPage, { kind: 'back' }>

const INK = '#fff2e0'

/** Two who talk, and the words that the year ends with. */
export function drawBack({ line, year }: Back): PagePart[] {
  return [
    ground('#c33c16'),
    box({ x: MARGIN, y: 250, width: 620, height: 380, round: 120, fill: '#ffb27a' }),
    box({ x: MARGIN + ROOM - 560, y: 540, width: 560, height: 340, round: 120, fill: INK }),
    drawing([
      { path: 'M170 590L150 720L300 610z', colour: '#ffb27a' },
      { path: 'M900 840L930 970L780 860z', colour: INK },
      ...[280, 406, 532].map((x) => ({ path: disc({ x, y: 436 }, 34), colour: '#8a2508' })),
      ...[594, 704, 814].map((x) => ({ path: disc({ x, y: 712 }, 30), colour: '#c33c16' })),
    ]),
    ...words(line, {
      x: MARGIN,
      y: 1090,
      lines: 4,
      sizes: [112, 98, 84, 72, 60],
      fill: INK,
      isBold: true,
      lead: 1.26,
    }).parts,
    ...words(`${year}년의 책`, {
      x: MIDDLE,
      y: 1640,
      sizes: [44],
      fill: '#ffcaa3',
      align: 'center',
    }).parts,
    foot(INK, '#ffd76a'),
  ]
}
