import { fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { solid } from '../kit/solid.js'
import { LEAF, STEM } from './palette.js'

const BODY =
  'M0-68C24-90 80-84 104-40 124 8 108 68 48 86Q0 96-48 86C-108 68-124 8-104-40-80-84-24-90 0-68z'
const CALYX =
  'M0-82C-22-76-54-84-78-56-50-62-36-54-26-34-22-52-12-60 0-60 12-60 22-52 26-34 36-54 50-62 78-56 54-84 22-76 0-82z'

type Look = { shade?: number; inside?: string }

/** A tomato, 200 wide and 190 high about its origin, with its leaves and a bit of the stem. */
export function tomato(
  id: string,
  at: Place,
  colour: string,
  { shade = 28, inside = '' }: Look = {},
): string {
  return placed(
    at,
    solid(
      id,
      BODY,
      colour,
      { shade, rim: 9, turn: at.turn ?? 0, shadeColour: '#7a1626', shadeStrength: 0.36 },
      fill(ovalPath(-50, -34, 20, 13), '#fff3cf', 0.75),
      inside,
    ),
    fill(CALYX, LEAF),
    stroke('M0-76Q0-98 14-112', STEM, 13),
  )
}

/** Two leaves on a short stalk, 110 high, its foot at the origin. */
export function sprout(at: Place): string {
  return placed(
    at,
    stroke('M0 0Q-6-30 0-58', STEM, 13),
    fill('M0-54C-4-92 28-112 82-108 84-66 48-42 0-54z', '#8fbf58'),
    fill('M0-54C0-86-30-106-78-98-76-60-42-40 0-54z', '#a8d06c'),
  )
}
