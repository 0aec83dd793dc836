import { fill, oval, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

const STEM = 'M-24-30C-24 40-26 90-34 124-36 152 36 152 34 124 26 90 24 40 24-30z'
const LEFT = 'M-24-20C-34-70-66-110-88-150-84-166-70-164-58-154-28-126 4-80 8-20z'
const MIDDLE = 'M-16-20C-22-90-14-150 2-194 12-206 24-196 24-182 22-130 26-80 24-20z'
const RIGHT = 'M0-20C14-80 44-116 76-146 92-152 98-140 94-128 70-90 36-60 26-20z'

function stalk(id: string, turn: number): string {
  return [
    stroke('M-18 146Q-30 160-36 176M0 150Q0 166-6 182M18 146Q28 160 28 176', '#e9d3a4', 6),
    solid(`${id}m`, MIDDLE, KITCHEN.leafDark, { shade: 8, turn }),
    solid(`${id}l`, LEFT, KITCHEN.leaf, { shade: 10, turn }),
    solid(`${id}r`, RIGHT, '#579a3a', { shade: 10, turn }),
    solid(
      id,
      STEM,
      '#fffaea',
      { shade: 14, turn, shadeColour: '#5a6a3c' },
      fill('M-60-60H60V-10Q0 20-60-6z', '#8cc152'),
      fill('M-60-14Q0 14 60-18V30Q0 66-60 34z', '#d3eaa0'),
    ),
  ].join('')
}

/** A slice of scallion, 72 wide. */
export function ring(x: number, y: number): string {
  return [
    oval(x, y + 8, 36, 24, KITCHEN.leafDark),
    oval(x, y, 36, 24, '#8cc152'),
    oval(x, y, 26, 16, '#e6f4bd'),
    oval(x + 2, y + 2, 13, 8, KITCHEN.leaf),
  ].join('')
}

const RINGS = [
  [284, 270],
  [226, 316],
  [312, 326],
] as const

/** Two stalks of scallion lying aslant, three slices cut from another. */
export function scallion(): string {
  return scene(
    { ground: GROUND.plum, behind: tiles() },
    shadow(170, 330, 110, 18),
    placed({ x: 216, y: 214, turn: 34, scale: 0.92 }, stalk('b', 34)),
    placed({ x: 152, y: 212, turn: 18, scale: 0.98 }, stalk('a', 20)),
    ...RINGS.map(([x, y]) => fill(ovalPath(x + 5, y + 13, 37, 24), '#160b1c', 0.3) + ring(x, y)),
  )
}
