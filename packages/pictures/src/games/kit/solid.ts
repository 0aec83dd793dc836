import { within } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'

export type Modelling = {
  /** How far the shade reaches in from the lower right; 0 leaves it out. */
  shade?: number
  /** How far the light reaches in from the upper left; 0 leaves it out. */
  rim?: number
  shadeColour?: string
  rimColour?: string
  shadeStrength?: number
  rimStrength?: number
  /** Turn and flip of the group the shape is in, so that the light stays where it is. */
  turn?: number
  flip?: boolean
}

/** Where a way to the lower right points within a group that is turned and flipped. */
function wayWithin(by: number, turn: number, flip: boolean): readonly [x: number, y: number] {
  const angle = (-turn * Math.PI) / 180
  const [x, y] = [by * 0.8, by]
  const across = x * Math.cos(angle) - y * Math.sin(angle)
  return [flip ? -across : across, x * Math.sin(angle) + y * Math.cos(angle)]
}

/** Everything outside the shape once it is moved: what is left of it within the shape is a crescent. */
function crescent(
  d: string,
  [x, y]: readonly [x: number, y: number],
  colour: string,
  strength: number,
): string {
  return svg`<path transform="translate(${x} ${y})" d="M-999-999H1999V1999H-999z${d}" fill-rule="evenodd" fill="${colour}" fill-opacity="${String(strength)}"/>`
}

/**
 * A shape with what is drawn on it, lit from the upper left like every game picture.
 * `d` is one closed path that does not cross itself.
 */
export function solid(
  id: string,
  d: string,
  colour: string,
  {
    shade = 16,
    rim = 5,
    shadeColour = '#3c1238',
    rimColour = '#fff3cf',
    shadeStrength = 0.3,
    rimStrength = 0.45,
    turn = 0,
    flip = false,
  }: Modelling = {},
  ...inside: string[]
): string {
  return within(
    id,
    d,
    svg`<path d="M-999-999H1999V1999H-999z" fill="${colour}"/>`,
    ...inside,
    shade > 0 ? crescent(d, wayWithin(-shade, turn, flip), shadeColour, shadeStrength) : '',
    rim > 0 ? crescent(d, wayWithin(rim, turn, flip), rimColour, rimStrength) : '',
  )
}
