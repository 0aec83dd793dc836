import { fill, stroke } from '../../kit/shapes.js'
import { picture, svg } from '../../kit/svg.js'
import { sparkle } from '../../games/kit/air.js'

/** Light and shade for things of this size. */
export const SMALL = { shade: 6, rim: 2.2 } as const

const GOLD = '#d9a441'

const ring = stroke('M48 10a4 4 0 1 1 .1 0z', GOLD, 2.6)

/** A picture of 96 × 96: a ring at the top, a thread down to `top`, the thing itself. */
export function hung(top: number, ...parts: string[]): string {
  return picture(96, 96, stroke(svg`M48 10V${top}`, GOLD, 2.6), ring, ...parts)
}

/** The same on two threads that part from the ring to (x, y) and its mirror. */
export function swung(x: number, y: number, ...parts: string[]): string {
  return picture(96, 96, stroke(svg`M${x} ${y}L48 10L${96 - x} ${y}`, GOLD, 2.6), ring, ...parts)
}

/** A bow of ribbon, 36 wide, its knot at (48, y). */
export function bow(y: number, colour: string, dark: string): string {
  return svg`${fill(svg`M46 ${y}L34 ${y + 17}L41 ${y + 17}L44 ${y + 21}L49 ${y}zM50 ${y}L62 ${y + 17}L55 ${y + 17}L52 ${y + 21}L47 ${y}z`, dark)}${fill(svg`M48 ${y}C38 ${y - 13} 29 ${y - 9} 30 ${y}C29 ${y + 9} 38 ${y + 9} 48 ${y}C58 ${y - 13} 67 ${y - 9} 66 ${y}C67 ${y + 9} 58 ${y + 9} 48 ${y}z`, colour)}${fill(svg`M43 ${y - 3}q5-3 10 0v6q-5 3-10 0z`, dark)}`
}

/** Glints about a thing that shines. */
export function glints(
  ...spots: ReadonlyArray<readonly [x: number, y: number, r: number]>
): string {
  return spots.map(([x, y, r]) => sparkle(x, y, r, '#ffdf82')).join('')
}
