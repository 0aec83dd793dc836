import { scattered, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { COLOUR } from './palette.js'

/** Short slanted strokes, from the top down to `height`. */
export function rain(
  seed: number,
  { count = 16, width = 400, height = 270, strength = 0.5 } = {},
): string {
  const next = scattered(seed * 104_729)
  const drops = Array.from(
    { length: count },
    () => svg`M${Math.round(next() * width)} ${Math.round(next() * height)}l-5 16`,
  )
  return stroke(drops.join(''), COLOUR.rain, 5, strength)
}
