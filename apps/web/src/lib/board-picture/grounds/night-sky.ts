import type { Stroke } from '../picture-shapes'
import {
  at,
  beside,
  disc,
  from,
  isWide,
  land,
  line,
  steady,
  unitOf,
  type Point,
  type Size,
} from './pen'

const STARS = 90

/** 밤하늘: a moon, the Great Bear, and a house that is still awake below the hills. */
export function drawNightSky(size: Size): Stroke[] {
  const { width, height } = size
  const unit = unitOf(size)
  const next = steady(77)
  const spots = Array.from({ length: STARS }, () => ({
    x: next() * width,
    y: next() * height * 0.86,
    r: (0.14 + next() * 0.26) * unit,
  }))
  const moon = { x: width - 14 * unit, y: 13 * unit }
  const house = { x: width * 0.6, y: height - 7.5 * unit }
  const bear = isWide(size) ? greatBear({ x: width - 35 * unit, y: 9 * unit }, unit * 0.52) : []
  return [
    { path: spots.map((spot) => disc(spot, spot.r)).join(''), colour: '#8a96cc' },
    { path: crescent(moon, 8.5 * unit), colour: '#4d5990' },
    ...(bear.length > 0
      ? [
          { path: line(bear), colour: '#5a67a3', line: 0.25 * unit },
          { path: bear.map((star) => sparkle(star, 1.15 * unit)).join(''), colour: '#ffe3a0' },
        ]
      : []),
    { path: land(size, [0.86, 0.8, 0.87, 0.82, 0.88, 0.81, 0.85]), colour: '#1b2346' },
    { path: land(size, [0.94, 0.9, 0.95, 0.91, 0.945, 0.9, 0.94]), colour: '#0c1124' },
    { path: houseWalls(house, unit), colour: '#2b3564' },
    { path: houseWindow(house, unit), colour: '#ffc94d' },
  ]
}

function crescent({ x, y }: Point, r: number): string {
  const [top, bottom] = [from({ x, y }, -20, r), from({ x, y }, 120, r)]
  return `M${at(top)}A${r} ${r} 0 1 0 ${at(bottom)}A${r * 0.96} ${r * 0.96} 0 0 1 ${at(top)}z`
}

function sparkle({ x, y }: Point, r: number): string {
  const k = r * 0.24
  const points = [0, 1, 2, 3].flatMap((quarter) => [
    from({ x, y }, quarter * 90, r),
    from({ x, y }, quarter * 90 + 45, k * Math.SQRT2),
  ])
  return `${line(points)}z`
}

/** From the end of its tail to its bowl. */
function greatBear(middle: Point, unit: number): Point[] {
  const stars = [
    [0, 2],
    [8, -1.5],
    [14.5, 1.5],
    [21, 5],
    [22.5, 12],
    [33, 13],
    [35, 5.5],
  ] as const
  return stars.map(([right, down]) => beside(middle, (right - 18) * unit, (down - 5) * unit))
}

/** With a roof that swings up at its ends. */
function houseWalls(foot: Point, unit: number): string {
  const to = (right: number, down: number) => at(beside(foot, right * unit, down * unit))
  const roof = `M${to(-3.6, 0)}Q${to(-1.5, -0.6)} ${to(0, -2.4)}Q${to(1.5, -0.6)} ${to(3.6, 0)}z`
  return `${roof}M${to(-2.6, 0)}L${to(2.6, 0)}L${to(2.6, 3.4)}L${to(-2.6, 3.4)}z`
}

function houseWindow(foot: Point, unit: number): string {
  const to = (right: number, down: number) => at(beside(foot, right * unit, down * unit))
  return `M${to(-0.8, 0.9)}L${to(0.8, 0.9)}L${to(0.8, 2.5)}L${to(-0.8, 2.5)}z`
}
