import { disc, fill, placed, scattered } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'

const WISP = 'M0 0C-26-26 22-48 2-82-10-104 0-122 16-134 8-112 18-100 24-80 34-46-10-34 0 0z'

/** Wisps of steam that rise from (x, y); `wide` is the way between the first and the last. */
export function steam(
  x: number,
  y: number,
  { count = 3, wide = 90, scale = 0.7, colour = '#fff6e4', strength = 0.62 } = {},
): string {
  return Array.from({ length: count }, (_, index) => {
    const part = count === 1 ? 0.5 : index / (count - 1)
    const tall = scale * (index % 2 === 0 ? 0.84 : 1.06)
    return placed(
      { x: x + (part - 0.5) * wide, y: y - (index % 2) * 8, scale: Math.round(tall * 100) / 100 },
      fill(WISP, colour, strength),
    )
  }).join('')
}

/** A star of four points: frost, gloss, something found. The smaller its waist, the sharper. */
export function sparkle(x: number, y: number, r: number, colour = '#fff6e4', waist = 0.16): string {
  const k = r * waist
  return fill(
    svg`M${x} ${y - r}Q${x + k} ${y - k} ${x + r} ${y}Q${x + k} ${y + k} ${x} ${y + r}Q${x - k} ${y + k} ${x - r} ${y}Q${x - k} ${y - k} ${x} ${y - r}z`,
    colour,
  )
}

/** Large soft flakes in the upper part of the picture. */
export function snow(
  seed: number,
  { count = 14, width = 400, height = 270, colour = '#fff6e4', strength = 0.42, size = 5 } = {},
): string {
  const next = scattered(seed * 104_729)
  const flakes = Array.from({ length: count }, () =>
    disc(Math.round(next() * width), Math.round(next() * height), 2 + next() * size, colour),
  )
  return svg`<g fill-opacity="${String(strength)}">${flakes}</g>`
}

/** Round bubbles from (x, y) upwards, each `[dx, dy, r]`. */
export function bubbles(
  x: number,
  y: number,
  spots: ReadonlyArray<readonly [dx: number, dy: number, r: number]>,
  colour = '#fff6e4',
): string {
  return spots.map(([dx, dy, r]) => disc(x + dx, y + dy, r, colour)).join('')
}
