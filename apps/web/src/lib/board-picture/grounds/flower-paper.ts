import type { Stroke } from '../picture-shapes'
import { at, disc, from, leaf, steady, unitOf, type Point, type Size } from './pen'

const FIBRES = 46
const PETALS = [0, 72, 144, 216, 288]

/** 꽃 한지: paper with its fibres, and flowers and leaves that were laid between its sheets. */
export function drawFlowerPaper(size: Size): Stroke[] {
  const { width, height } = size
  const unit = unitOf(size)
  const upper = { x: width - 12 * unit, y: 10 * unit }
  const lower = { x: width * 0.6, y: height - 8.5 * unit }
  const middle = { x: width - 7 * unit, y: height * 0.6 }
  const flowers = [
    { middle: upper, r: 5.2, turn: 10 },
    { middle: { x: upper.x - 12 * unit, y: upper.y - 3.5 * unit }, r: 3.4, turn: 40 },
    { middle: lower, r: 4.2, turn: 25 },
    { middle, r: 4.6, turn: 0 },
  ]
  const leaves = [
    ...sprig(upper, 205, unit),
    ...sprig(lower, 75, unit),
    ...sprig(middle, 300, unit),
  ]
  return [
    { path: fibres(size, 5), colour: '#e6d5b0', line: 0.28 * unit },
    { path: fibres(size, 911), colour: '#fbf3e2', line: 0.4 * unit },
    { path: leaves.join(''), colour: '#a3b883' },
    {
      path: flowers.flatMap((flower) => PETALS.map((angle) => petal(flower, angle, unit))).join(''),
      colour: '#ecab92',
    },
    {
      path: flowers.map((flower) => disc(flower.middle, flower.r * 0.24 * unit)).join(''),
      colour: '#f2cf7c',
    },
  ]
}

type Flower = { middle: Point; r: number; turn: number }

function petal({ middle, r, turn }: Flower, angle: number, unit: number): string {
  return leaf(middle, angle + turn, { long: r * unit, wide: r * 0.62 * unit })
}

/** A twig with leaves on both sides. */
function sprig(foot: Point, angle: number, unit: number): string[] {
  return [4.5, 7, 9.5].flatMap((along, index) => {
    const stem = from(foot, angle, along * unit)
    const look = { long: (5 - index * 0.8) * unit, wide: (1.7 - index * 0.2) * unit }
    return [leaf(stem, angle - 42, look), leaf(stem, angle + 42, look)]
  })
}

function fibres({ width, height }: Size, seed: number): string {
  const unit = unitOf({ width, height })
  const next = steady(seed)
  return Array.from({ length: FIBRES }, () => {
    const start = { x: next() * width, y: next() * height }
    const end = from(start, next() * 360, (4 + next() * 9) * unit)
    const bend = from(start, next() * 360, 5 * unit)
    return `M${at(start)}Q${at(bend)} ${at(end)}`
  }).join('')
}
