import { fill, placed, stroke } from '../../kit/shapes.js'
import { snow, steam } from '../kit/air.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { fishFace, fishScales, fishTail } from './bungeoppang.js'
import { FOOD, GROUND } from './palette.js'

/** The fish, three mouthfuls gone from its back. */
const BITTEN =
  'M-142 6C-134-46-98-78-52-84C-48-66-34-58-20-62-16-40 6-32 22-42 30-24 52-20 66-30 72-26 82-22 94-24C110-44 132-68 156-74C170-44 156-16 150 0C156 18 168 46 156 74C132 68 110 46 94 26C72 52 36 86-24 86C-86 86-136 52-142 6z'
const DOUGH =
  'M-52-84C-30-88 0-78 20-64 46-46 64-36 70-28L66-10C44 2 24-8 14-18-10-8-26-22-30-40-44-38-56-54-52-84z'
const CREAM =
  'M-42-72C-20-78 2-66 18-54 38-42 54-34 56-24 46-8 30-16 18-28-2-18-18-30-22-46-34-46-44-58-42-72z'
const DRIP =
  'M-18-50C-2-44 24-36 40-26 44-8 34-2 32 14 32 34 12 34 12 14 10 0-2 2-2 18-2 44-24 44-24 18-24-2-10-20-18-50z'

/** Whole and diving from the left, its back bitten: custard runs down its side. */
export function bungeoppangCustard(): string {
  return scene(
    { ground: GROUND.brick, behind: snow(3) },
    shadow(212, 332, 132),
    steam(252, 128, { count: 2, wide: 64 }),
    placed(
      { x: 206, y: 230, turn: 18, scale: 1.08, flip: true },
      solid(
        'f',
        BITTEN,
        FOOD.crust,
        { shade: 0, rim: 0 },
        fishScales([
          [-16, 3],
          [20, 3],
          [54, 1],
        ]),
        fishTail(),
        fishFace(),
      ),
      fill(DOUGH, FOOD.dough),
      fill(CREAM, FOOD.custard),
      fill(DRIP, FOOD.custard),
      stroke('M-30-64Q-8-60 14-46M-12-6V18', FOOD.custardLight, 7),
      fill(
        'M-140 18C-130 58-84 86-24 86C36 86 72 52 94 26C110 46 132 68 156 74 160 68 160 60 158 50 136 46 116 26 98 8 74 34 34 66-22 66-84 66-124 44-140 18z',
        '#3c1238',
        0.28,
      ),
    ),
  )
}
