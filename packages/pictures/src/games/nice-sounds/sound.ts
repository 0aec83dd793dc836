import { stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { SOUND } from './palette.js'

type Sounding = {
  /** Where it goes, in degrees: 0 is to the right, -90 up. */
  towards?: number
  /** How far each arc opens, in degrees. */
  wide?: number
  /** The nearest arc's radius, and the way to the next. */
  first?: number
  gap?: number
  count?: number
  colour?: string
}

/** Wide arcs that leave (x, y): what is heard. */
export function sound(
  x: number,
  y: number,
  { towards = -45, wide = 76, first = 60, gap = 32, count = 3, colour = SOUND }: Sounding = {},
): string {
  const at = (r: number, degrees: number) => {
    const turn = (degrees * Math.PI) / 180
    return svg`${x + Math.cos(turn) * r} ${y + Math.sin(turn) * r}`
  }
  return Array.from({ length: count }, (_, index) => {
    const r = first + index * gap
    const from = at(r, towards - wide / 2)
    const to = at(r, towards + wide / 2)
    return stroke(svg`M${from}A${r} ${r} 0 0 1 ${to}`, colour, 10, [0.85, 0.6, 0.4][index] ?? 0.3)
  }).join('')
}
