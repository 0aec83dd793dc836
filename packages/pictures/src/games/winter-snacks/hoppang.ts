import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { snow, steam } from '../kit/air.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { FOOD, GROUND } from './palette.js'

const BUN =
  'M-118 62C-128-16-74-74 0-76C74-74 128-16 118 62C112 84 60 90 0 90C-60 90-112 84-118 62z'
const HALF = 'M-104 44C-112-20-64-62 0-64C64-62 112-20 104 44C98 76 54 84 0 84C-54 84-98 76-104 44z'

/** Steamed and white; the front one torn to its sweet red middle. */
export function hoppang(): string {
  const beans = [
    [-34, 14],
    [-6, 2],
    [24, 10],
    [44, 26],
    [4, 32],
    [-26, 40],
    [30, 46],
    [-52, 30],
  ] as const
  return scene(
    { ground: GROUND.brick, behind: snow(17) },
    shadow(204, 334, 158, 26),
    steam(214, 110, { count: 3, wide: 150, scale: 0.8 }),
    placed(
      { x: 236, y: 196, turn: 4 },
      solid(
        'a',
        BUN,
        '#fff6e6',
        { shade: 24, shadeColour: '#8a4a66', rim: 6 },
        stroke('M-14-58Q2-48 20-58M2-50V-38', '#dcc3b4', 6),
      ),
    ),
    placed(
      { x: 160, y: 256, turn: -5, scale: 1.08 },
      solid('b', HALF, '#fffaf0', { shade: 18, shadeColour: '#8a4a66', rim: 0 }),
      fill(
        'M-84 34C-88-4-52-40 0-42C52-40 88-4 84 34C78 60 44 68 0 68C-44 68-78 60-84 34z',
        '#f0dcc4',
      ),
      fill(
        'M-66 30C-70 4-40-22-2-24C42-22 70 4 66 32C60 52 34 58 0 58C-34 58-62 50-66 30z',
        FOOD.redBean,
      ),
      ...beans.map(
        ([x, y]) => disc(x, y, 10, FOOD.redBeanLight) + disc(x - 3, y - 3, 2.6, '#d79aa0'),
      ),
    ),
  )
}
