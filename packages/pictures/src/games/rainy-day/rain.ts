import { fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { RAIN } from './palette.js'

/** Wide soft strokes of rain, each from (x, y) downwards. */
export function rain(
  spots: ReadonlyArray<readonly [x: number, y: number, length: number]>,
  { colour = RAIN, width = 7, strength = 0.55, slant = 0.22 } = {},
): string {
  const lines = spots.map(([x, y, length]) => svg`M${x} ${y}l${-slant * length} ${length}`)
  return stroke(lines.join(''), colour, width, strength)
}

/** A drop, 52 high, about the origin. */
export function drop(place: Place, colour = '#bfe3f5'): string {
  return placed(
    place,
    fill('M0-24C11-9 17 2 17 11A17 17 0 1 1-17 11C-17 2-11-9 0-24z', colour),
    stroke('M-8 9Q-7 17 1 20', '#ffffff', 5),
  )
}
