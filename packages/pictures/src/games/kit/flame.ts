import { fill, placed, type Place } from '../../kit/shapes.js'
import { ovalPath } from './paths.js'

export const FLAME = {
  outer: '#f0622d',
  middle: '#ff9e3d',
  inner: '#ffdf85',
  core: '#fff6d6',
} as const

type FlameColours = { outer: string; middle: string; inner: string; core: string }

/** One tongue, 100 high, from its foot at the origin: a candle, a match. */
export function flame(at: Place, colours: FlameColours = FLAME): string {
  return placed(
    at,
    fill(
      'M0 0C-30 0-40-22-32-44-26-62-4-76 2-104 22-80 36-60 34-36 32-14 22 0 0 0z',
      colours.outer,
    ),
    fill(
      'M0-2C-22-2-30-20-23-37-17-52-2-62 3-84 16-64 26-50 25-32 23-13 15-2 0-2z',
      colours.middle,
    ),
    fill('M0-4C-14-4-20-16-15-28-11-38-1-46 3-60 12-46 18-36 17-24 15-10 10-4 0-4z', colours.inner),
    fill('M0-5C-8-5-11-12-8-18-5-24 0-28 2-35 7-28 10-22 9-15 8-8 5-5 0-5z', colours.core),
  )
}

/** Several tongues, 200 high and 180 wide, from the foot at the origin: a campfire. */
export function fire(at: Place, colours: FlameColours = FLAME): string {
  return placed(
    at,
    fill(
      'M0 0C-60 2-92-26-86-66-82-92-66-104-66-132-48-118-42-104-40-90-26-120-36-156-6-198 0-156 34-138 34-100 44-110 48-126 46-144 74-118 92-84 86-50 80-16 50 0 0 0z',
      colours.outer,
    ),
    fill(
      'M0-2C-44 0-66-20-62-50-58-70-48-78-46-98-34-86-30-74-28-62-16-84-22-110-2-142 4-108 28-96 28-68 36-76 38-86 38-96 58-74 66-56 60-34 54-12 34-2 0-2z',
      colours.middle,
    ),
    fill(
      'M0-4C-30-2-44-16-40-36-38-50-30-54-26-66-14-60-16-50-12-46-4-60-8-78 4-98 8-76 22-62 20-46 28-50 28-56 30-62 42-46 42-36 38-22 34-8 20-4 0-4z',
      colours.inner,
    ),
    fill(
      'M0-5C-18-4-24-14-20-26-16-34-10-36-6-44 0-56 2-60 4-64 8-48 16-40 16-28 20-12 12-5 0-5z',
      colours.core,
    ),
  )
}

/** Flat rings of light about a spot, the widest first. */
export function halo(
  x: number,
  y: number,
  radii: readonly number[],
  colour: string,
  strength = 0.1,
): string {
  return radii.map((r) => fill(ovalPath(x, y, r), colour, strength)).join('')
}
