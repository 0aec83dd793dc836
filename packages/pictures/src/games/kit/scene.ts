import { light } from '../../kit/light.js'
import { fill } from '../../kit/shapes.js'
import { picture, svg } from '../../kit/svg.js'
import { ovalPath } from './paths.js'

/** Wall and floor of a picture, and the colour of its one light. */
export type Ground = { back: string; floor: string; glow: string }

type SceneShape = {
  ground: Ground
  /** Where wall and floor meet; `none` leaves only the wall. */
  horizon?: number | 'none'
  /** How strong the light at the upper left is; 0 where the thing itself shines. */
  strength?: number
  /** Drawn behind everything else, under the light: snow, arcs, a window. */
  behind?: string
}

/** A whole picture of 400 × 400: wall, floor, the light from the upper left and its pool on the floor. */
export function scene(
  { ground, horizon = 288, strength = 0.48, behind = '' }: SceneShape,
  ...parts: string[]
): string {
  const floor =
    horizon === 'none'
      ? ''
      : svg`${fill(svg`M0 ${horizon}Q200 ${horizon - 16} 400 ${horizon}V400H0z`, ground.floor)}${strength > 0 && fill(ovalPath(186, horizon + 52, 190, 46), ground.glow, 0.1)}`
  return picture(
    400,
    400,
    fill('M0 0h400v400H0z', ground.back),
    behind,
    floor,
    strength > 0 ? light({ x: 92, y: 64, r: 330, colour: ground.glow, strength }, 'glow') : '',
    ...parts,
  )
}

type CoverShape = {
  ground: Ground
  horizon?: number
  /** The picture's one light; it stands within the scene. */
  lamp: { x: number; y: number; r: number; strength?: number }
  behind?: string
}

/** A cover of 640 × 480. What matters lies within x 90…550 and y 70…410: cards crop it to 16:9 and to a square. */
export function coverScene(
  { ground, horizon = 372, lamp, behind = '' }: CoverShape,
  ...parts: string[]
): string {
  return picture(
    640,
    480,
    fill('M0 0h640v480H0z', ground.back),
    behind,
    fill(svg`M0 ${horizon}Q320 ${horizon - 18} 640 ${horizon}V480H0z`, ground.floor),
    light({ strength: 0.6, ...lamp, colour: ground.glow }, 'glow'),
    ...parts,
  )
}

/** What a thing throws on the floor: a little to the right of its foot. */
export function shadow(x: number, y: number, rx: number, ry = rx * 0.16): string {
  return fill(ovalPath(x + rx * 0.1, y, rx, ry), '#160b1c', 0.36)
}
