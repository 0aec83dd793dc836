import { sparkle } from '../kit/air.js'
import { MAGIC } from './palette.js'

/** What tells a small power from an ordinary thing. */
export function sparkles(...spots: ReadonlyArray<readonly [x: number, y: number, r: number]>) {
  return spots.map(([x, y, r]) => sparkle(x, y, r, MAGIC)).join('')
}
