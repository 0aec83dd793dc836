import type { YearPage } from '@doran/contract'
import { numberLabel } from '@doran/site/core'
import { disc } from '../../../../../lib/board-picture/grounds/pen'
import { drawing, box, foot, ground, MARGIN, MIDDLE, paragraphs, ROOM, words } from '../sheet'
import type { PagePart } from '../page-parts'

type Letter = Extract<YearPage, { kind: 'letter' }>

const INK = '#40260f'
const QUIET = '#8a6a48'
const GROUND = '#e8c48f'
const SHADE = '#c99b5d'
const PAPER = '#fffaf0'

/** A letter on its paper, hung by its ornament; until one is chosen an envelope and how many came. */
export function drawLetter({ received, chosen }: Letter): PagePart[] {
  if (!chosen) return [ground(GROUND), ...noLetter(received), foot(INK, '#d9542b')]
  const { ornament, name, text } = chosen
  const body = paragraphs(text, {
    x: MARGIN + 84,
    y: 0,
    width: ROOM - 168,
    lines: 17,
    sizes: [80, 70, 62, 56, 50, 45, 41, 38, 36],
    fill: INK,
    lead: 1.46,
  })
  const room = { top: 530, bottom: 1500 }
  const down = room.top + Math.max(0, (room.bottom - room.top - body.bottom) / 2)
  return [
    ground(GROUND),
    drawing([{ path: `M${MIDDLE} 0V200`, colour: '#8f5e2a', line: 6 }]),
    box({ x: MARGIN + 18, y: 400, width: ROOM, height: 1290, round: 20, fill: SHADE }),
    box({ x: MARGIN, y: 382, width: ROOM, height: 1290, round: 20, fill: PAPER }),
    drawing([{ path: disc({ x: MIDDLE, y: 330 }, 158), colour: '#f6dfb6' }]),
    {
      type: 'image',
      x: MIDDLE - 130,
      y: 200,
      width: 260,
      height: 260,
      round: 0,
      url: `/pictures/tree/ornaments/${ornament}.svg`,
    },
    ...body.parts.map((part) => (part.type === 'text' ? { ...part, y: part.y + down } : part)),
    ...words(name === null ? '이름을 적지 않은 누군가' : `${name} 드림`, {
      x: MARGIN + ROOM - 72,
      y: 1560,
      width: ROOM - 168,
      sizes: [44, 38, 34],
      fill: QUIET,
      isBold: true,
      align: 'right',
    }).parts,
    foot(INK, '#d9542b'),
  ]
}

function noLetter(received: number): PagePart[] {
  const isNone = received === 0
  return [
    ...words('받은 편지', { x: MIDDLE, y: 170, sizes: [64], fill: INK, align: 'center' }).parts,
    ...words(isNone ? '빈 가지' : `${numberLabel(received)}통`, {
      x: MIDDLE,
      y: 300,
      sizes: [230, 180, 140],
      fill: INK,
      isBold: true,
      align: 'center',
      lead: 1.1,
    }).parts,
    box({ x: 190, y: 740, width: 700, height: 500, round: 30, fill: SHADE }),
    box({ x: 176, y: 720, width: 700, height: 500, round: 30, fill: PAPER }),
    drawing([
      { path: 'M196 750L526 1010L856 750', colour: '#d8b27c', line: 16 },
      { path: disc({ x: 526, y: 1006 }, 66), colour: '#d9542b' },
      { path: disc({ x: 526, y: 1006 }, 40), colour: '#f0845f' },
    ]),
    ...words(
      isNone
        ? '편지가 오지 않은 해도 있어요. 내년에는 먼저 한 통 걸어 볼까요?'
        : '그 한 통 한 통에 내 이름이 적혀 있었어요.',
      {
        x: MIDDLE,
        y: 1370,
        lines: 3,
        sizes: [58, 52, 46],
        fill: INK,
        isBold: true,
        align: 'center',
      },
    ).parts,
  ]
}
