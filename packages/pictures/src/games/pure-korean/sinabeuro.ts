import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { sparkle } from '../kit/air.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const LEAF = 'M0 0C-6-26 8-52 50-54 54-18 30 4 0 0z'
const LEAF_LIGHT = 'M0 0C-6-26 8-52 50-54 34-46 16-28 0 0z'

/** A pot, 84 wide, its foot at (x, 340). */
function pot(id: string, x: number): string {
  return placed(
    { x, y: 340 },
    solid(id, 'M-38-66H38L30-6Q0 6-30-6z', '#d9704a', { shade: 14 }),
    solid(`${id}r`, box(-46, -82, 92, 24, 9), '#e5835a', { shade: 8 }),
  )
}

/** A leaf to the right, or to the left, its upper half in the light. */
function leaf(x: number, y: number, scale: number, flip = false, turn = 0): string {
  return placed(
    { x, y, scale, flip, turn },
    fill(LEAF, flip ? '#8fbe5c' : '#6fa34a'),
    fill(LEAF_LIGHT, flip ? '#b8d97c' : '#93c160'),
  )
}

/** The same plant three times: a sprout, a stalk, a flower; nobody saw it move. */
export function sinabeuro(): string {
  return scene(
    { ground: GROUND.plum, horizon: 296 },
    shadow(82, 342, 54, 9),
    shadow(202, 342, 54, 9),
    shadow(324, 342, 54, 9),
    stroke('M80 262V240M200 262Q194 214 200 174', '#5f9440', 11),
    stroke('M322 262Q330 190 320 96', '#5f9440', 13),
    leaf(80, 246, 0.66),
    leaf(80, 246, 0.66, true),
    leaf(198, 238, 0.84),
    leaf(198, 214, 0.84, true),
    leaf(200, 180, 0.66, false, -18),
    leaf(200, 180, 0.66, true, 18),
    leaf(325, 240, 0.9),
    leaf(325, 216, 1, true),
    leaf(325, 180, 0.86),
    leaf(323, 150, 0.76, true),
    placed(
      { x: 318, y: 88 },
      ...[0, 72, 144, 216, 288].map((turn) =>
        placed({ turn }, fill('M0 0C-26-12-26-48 0-52 26-48 26-12 0 0z', '#ffb35c')),
      ),
      ...[36, 108, 180, 252, 324].map((turn) =>
        placed({ turn }, fill('M0 0C-18-10-18-38 0-42 18-38 18-10 0 0z', '#ffd27a')),
      ),
      disc(0, 0, 17, '#8a4630'),
    ),
    pot('p', 80),
    pot('q', 200),
    pot('r', 322),
    sparkle(112, 126, 20, '#ffe7a3'),
    sparkle(222, 92, 13, '#ffe7a3'),
  )
}
