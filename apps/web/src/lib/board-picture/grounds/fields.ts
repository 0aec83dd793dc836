import type { Stroke } from '../picture-shapes'
import { at, beside, disc, isWide, land, unitOf, type Point, type Size } from './pen'

/** 들녘: a low sun over hills, and paddies that turn gold one after the other. */
export function drawFields(size: Size): Stroke[] {
  const { width } = size
  const unit = unitOf(size)
  const sun = { x: width - 17 * unit, y: 15 * unit }
  return [
    { path: disc(sun, 8 * unit), colour: '#ffb066' },
    ...(isWide(size)
      ? [
          {
            path: geese({ x: width - 40 * unit, y: 9 * unit }, unit),
            colour: '#a88a5c',
            line: 0.4 * unit,
          },
        ]
      : []),
    { path: land(size, [0.4, 0.33, 0.41, 0.35, 0.43, 0.34, 0.38]), colour: '#dbe0b2' },
    { path: land(size, [0.47, 0.43, 0.49, 0.45, 0.42, 0.47, 0.44]), colour: '#c3d08f' },
    { path: land(size, [0.56, 0.54, 0.57, 0.53, 0.56]), colour: '#f5d988' },
    { path: land(size, [0.64, 0.68, 0.63, 0.67, 0.62]), colour: '#b7cc80' },
    { path: land(size, [0.75, 0.72, 0.77, 0.71, 0.76]), colour: '#f2cd68' },
    { path: land(size, [0.82, 0.86, 0.81, 0.87, 0.83]), colour: '#e6b94a' },
    { path: stubble(size, [0.865, 0.9]), colour: '#d6a437', line: 0.35 * unit },
    { path: land(size, [0.93, 0.9, 0.94, 0.91, 0.935]), colour: '#a9c272' },
  ]
}

/** A small flight of birds. */
function geese(first: Point, unit: number): string {
  const flight = [
    [0, 0],
    [3.4, 1.5],
    [6.6, 3.2],
    [2.6, -2.1],
  ] as const
  return flight
    .map(([right, down]) => {
      const to = (more: number, below: number) =>
        at(beside(first, (right + more) * unit, (down + below) * unit))
      return `M${to(-1.1, -0.7)}Q${to(-0.3, -0.8)} ${to(0, 0)}Q${to(0.3, -0.8)} ${to(1.1, -0.7)}`
    })
    .join('')
}

/** What stands of the rice, in rows at these parts of the height. */
function stubble({ width, height }: Size, rows: readonly number[]): string {
  const unit = unitOf({ width, height })
  const count = Math.round(width / (5 * unit))
  return rows
    .flatMap((part, row) =>
      Array.from({ length: count }, (_, index) => {
        const foot = { x: (index + (row % 2) / 2 + 0.25) * (width / count), y: part * height }
        const to = (right: number, down: number) => at(beside(foot, right * unit, down * unit))
        return `M${to(0.9, -1.6)}Q${to(0.2, -1)} ${to(0, 0)}Q${to(-0.1, -1)} ${to(-0.7, -1.5)}`
      }),
    )
    .join('')
}
