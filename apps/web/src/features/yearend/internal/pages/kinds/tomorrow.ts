import type { YearPage } from '@doran/contract'
import { disc, steady } from '../../../../../lib/board-picture/grounds/pen'
import { dayWords } from '../../day-words'
import { SHEET, type PagePart } from '../page-parts'
import { box, drawing, foot, ground, MIDDLE, words } from '../sheet'

type Tomorrow = Extract<YearPage, { kind: 'tomorrow' }>

const INK = '#eaf6ff'
const QUIET = '#9fc4e4'

/** A sealed envelope and its day; before it is written, a sheet without a word. */
export function drawTomorrow({ isSealed, opensOn }: Tomorrow): PagePart[] {
  return [
    ground('#0b2545'),
    drawing(snow()),
    ...words('내년의 나에게', {
      x: MIDDLE,
      y: 200,
      sizes: [120],
      fill: INK,
      isBold: true,
      align: 'center',
    }).parts,
    ...(isSealed ? sealed() : blank()),
    ...words(isSealed ? `${dayWords(opensOn)}에 열려요` : '아직 쓰지 않은 편지가 있어요', {
      x: MIDDLE,
      y: 1370,
      lines: 2,
      sizes: [70, 62, 54],
      fill: '#ffd76a',
      isBold: true,
      align: 'center',
    }).parts,
    ...words(
      isSealed
        ? '무슨 말을 적었는지는, 그날의 나만 읽어요.'
        : '한마디만 적어도, 내년의 내가 받아요.',
      { x: MIDDLE, y: 1500, lines: 2, sizes: [44, 40], fill: QUIET, align: 'center' },
    ).parts,
    foot(INK, '#ffd76a'),
  ]
}

function snow() {
  const next = steady(20_261_201)
  return Array.from({ length: 60 }, () => ({
    path: disc({ x: next() * SHEET.width, y: next() * SHEET.height }, 3 + next() * 6),
    colour: '#23497a',
  }))
}

function sealed(): PagePart[] {
  return [
    box({ x: 136, y: 620, width: 840, height: 560, round: 36, fill: '#061a33' }),
    box({ x: 120, y: 600, width: 840, height: 560, round: 36, fill: '#f3e7cf' }),
    drawing([
      { path: 'M140 1136L430 880M940 1136L650 880', colour: '#dcc7a0', line: 12 },
      { path: 'M132 618L540 950L948 618z', colour: '#e6d3ad' },
      { path: disc({ x: 540, y: 924 }, 96), colour: '#b3261e' },
      { path: disc({ x: 540, y: 924 }, 68), colour: '#d8443a' },
      { path: 'M504 924L530 952L580 896', colour: '#ffe3d6', line: 14 },
    ]),
  ]
}

function blank(): PagePart[] {
  return [
    box({ x: 256, y: 520, width: 600, height: 720, round: 24, fill: '#061a33' }),
    box({ x: 240, y: 500, width: 600, height: 720, round: 24, fill: '#fdf8ec' }),
    drawing([
      {
        path: [640, 740, 840, 940, 1040].map((y) => `M310 ${y}H770`).join(''),
        colour: '#d9cfb8',
        line: 5,
      },
      { path: 'M640 1110L860 780L910 814L690 1144L628 1170z', colour: '#ff8f5c' },
      { path: 'M628 1170L640 1110L690 1144z', colour: '#2b1d10' },
    ]),
  ]
}
