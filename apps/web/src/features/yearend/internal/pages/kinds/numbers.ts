import type { YearNumber, YearPage } from '@doran/contract'
import { numberLabel } from '@doran/site/core'
import { disc } from '../../../../../lib/board-picture/grounds/pen'
import { SHEET, type PagePart } from '../page-parts'
import { box, drawing, foot, ground, MARGIN, MIDDLE, ROOM, words } from '../sheet'

type Numbers = Extract<YearPage, { kind: 'numbers' }>

const BANDS = [
  { fill: '#ffd84d', ink: '#231a00', quiet: '#5d4a00' },
  { fill: '#ff8f5c', ink: '#2c0d00', quiet: '#642207' },
  { fill: '#f9f1e1', ink: '#2b1d10', quiet: '#6d5640' },
] as const

/** One number has the page to itself; more stand in bands. */
export function drawNumbers({ items }: Numbers): PagePart[] {
  const [only] = items
  if (items.length === 1 && only) return onlyNumber(only)
  const height = SHEET.height / items.length
  return [
    ground(BANDS[2].fill),
    ...items.flatMap((item, at) => band(item, at, { height, isLast: at === items.length - 1 })),
    foot(BANDS[2].ink, '#e2571c'),
  ]
}

function band(
  { label, value, unit, sentence }: YearNumber,
  at: number,
  { height, isLast }: { height: number; isLast: boolean },
): PagePart[] {
  const { fill, ink, quiet } = isLast ? BANDS[2] : (BANDS[at] ?? BANDS[0])
  const top = at * height
  // The first is below what other services lay over a story, the last above the mark.
  const start = top + (at === 0 ? 130 : 70)
  const name = words(label, { x: MARGIN, y: start, sizes: [40, 36, 32], fill: quiet })
  const figure = numberLine(value, unit, { x: MARGIN - 6, y: name.bottom - 6, ink, largest: 210 })
  return [
    box({ x: 0, y: top, width: SHEET.width, height, fill }),
    ...name.parts,
    ...figure.parts,
    ...words(sentence, {
      x: MARGIN,
      y: figure.bottom + 4,
      lines: 3,
      sizes: [46, 42, 38, 34],
      fill: ink,
    }).parts,
  ]
}

function onlyNumber({ label, value, unit, sentence }: YearNumber): PagePart[] {
  const { fill, ink, quiet } = BANDS[0]
  const text = `${numberLabel(value)}${unit}`
  return [
    ground(fill),
    drawing([{ path: disc({ x: MIDDLE, y: 860 }, 452), colour: '#fff3bd' }]),
    ...words(label, {
      x: MIDDLE,
      y: 220,
      lines: 2,
      sizes: [52, 46, 40],
      fill: quiet,
      align: 'center',
    }).parts,
    ...words(text, {
      x: MIDDLE,
      y: 720,
      width: 800,
      sizes: [280, 240, 200, 160, 130, 104],
      fill: ink,
      isBold: true,
      align: 'center',
      lead: 1,
    }).parts,
    ...words(sentence, {
      x: MIDDLE,
      y: 1390,
      lines: 4,
      sizes: [58, 52, 46, 40],
      fill: ink,
      isBold: true,
      align: 'center',
    }).parts,
    foot(ink, '#e2571c'),
  ]
}

/** The unit follows in half the size, on the same line. */
function numberLine(
  value: number,
  unit: string,
  { x, y, ink, largest }: { x: number; y: number; ink: string; largest: number },
) {
  const text = numberLabel(value)
  const figure = words(text, {
    x,
    y,
    width: ROOM * 0.74,
    sizes: [largest, largest * 0.8, largest * 0.6, largest * 0.5],
    fill: ink,
    isBold: true,
    lead: 1.08,
  })
  const wide = Array.from(text).reduce((sum, each) => sum + (each === ',' ? 0.28 : 0.66), 0)
  const left = x + wide * figure.size + figure.size * 0.1
  const after = words(unit, {
    x: left,
    y: figure.bottom - figure.size * 0.62,
    width: SHEET.width - MARGIN - left,
    sizes: [figure.size * 0.36, figure.size * 0.28, figure.size * 0.2],
    fill: ink,
    isBold: true,
  })
  return { parts: [...figure.parts, ...after.parts], bottom: figure.bottom }
}
