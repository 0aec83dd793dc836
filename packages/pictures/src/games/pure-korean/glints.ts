import { fill, scattered } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'

type Water = {
  /** Below which light: where the glitter begins, and how far down and to the right it runs. */
  x: number
  y: number
  down: number
  right?: number
  /** Half its width near and far. */
  far: number
  near: number
  count: number
  /** How much larger than usual the glints are. */
  scale?: number
}

/** Path of one glint: a flat lens. */
export function glintPath(x: number, y: number, w: number, h: number): string {
  return svg`M${x - w} ${y}Q${x} ${y - h} ${x + w} ${y}Q${x} ${y + h} ${x - w} ${y}z`
}

/** Glitter on water: many flat lenses, wider and farther apart towards the viewer. */
export function glints(
  seed: number,
  { x, y, down, right = 0, far, near, count, scale = 1 }: Water,
  colour: string,
  strength = 1,
): string {
  const next = scattered(seed * 104_729)
  const d = Array.from({ length: count }, (_, index) => {
    const t = (index + next() * 0.6) / count
    const aside = (next() + next() - 1) * (far + t * (near - far))
    return glintPath(
      Math.round(x + t * right + aside),
      Math.round(y + t * down),
      Math.round((7 + t * 21) * scale),
      Math.round((4 + t * 9) * scale),
    )
  })
  return fill(d.join(''), colour, strength)
}
