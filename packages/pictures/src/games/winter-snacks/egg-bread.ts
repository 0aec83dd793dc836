import { oval, placed, stroke } from '../../kit/shapes.js'
import { snow, steam } from '../kit/air.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { FOOD, GROUND } from './palette.js'

const LOAF =
  'M-150 4C-152-44-104-62-50-64H50C104-62 152-44 150 4L128 66C124 80 104 84 84 84H-84C-104 84-124 80-128 66z'
const TOP =
  'M-150 0C-152-46-104-64-50-66H50C104-64 152-46 150 0C142 40 96 46 50 46H-50C-96 46-142 40-150 0z'
const WHITE =
  'M-84-10C-84-40-40-48-10-46 20-54 76-44 84-14 92 10 60 24 30 22 4 34-22 22-46 24-74 20-84-10z'

/** A long warm loaf with a whole egg baked on top. */
export function eggBread(): string {
  return scene(
    { ground: GROUND.dusk, behind: snow(63) },
    shadow(206, 322, 150, 24),
    steam(204, 146, { count: 3, wide: 150, scale: 0.72 }),
    placed(
      { x: 200, y: 228, turn: -5, scale: 1.12 },
      solid(
        'l',
        LOAF,
        '#c9752c',
        { shade: 20 },
        stroke('M-96 50V84M-48 54V90M0 54V90M48 54V90M96 50V84', '#9c5320', 7),
      ),
      solid('t', TOP, '#f4b95c', { shade: 12, rim: 6 }, oval(0, -6, 108, 42, '#ffd489')),
      solid('w', WHITE, '#fffaf0', { shade: 7, shadeStrength: 0.22, rim: 0 }),
      solid(
        'y',
        'M-38-14C-36-38 30-40 36-16 34 12-34 14-38-14z',
        '#ffb321',
        { shade: 9, shadeColour: '#d9560f', rim: 0 },
        oval(-14, -22, 12, 6, '#ffe7a0'),
      ),
      stroke('M-112-12l14-4M106 12l14-6M-92 22l12 3', FOOD.leaf, 6),
    ),
  )
}
