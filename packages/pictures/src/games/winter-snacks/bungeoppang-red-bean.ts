import { disc, fill, oval, placed } from '../../kit/shapes.js'
import { snow, steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { fishFace, fishScales, fishTail } from './bungeoppang.js'
import { FOOD, GROUND } from './palette.js'

const HEAD =
  'M-142 6C-134-46-84-84-20-84C4-84 22-80 36-72Q26-52 34-34 24-14 36 6 24 28 34 46 26 62 34 74C18 82 0 86-24 86C-86 86-136 52-142 6z'
const TAIL =
  'M62-56Q54-36 62-18 52 2 62 20 54 40 62 54C74 44 84 36 94 26C110 46 132 68 156 74C168 46 156 18 150 0C156-16 170-44 156-74C132-68 110-44 94-24C84-36 74-46 62-56z'

const BEANS = [
  [36, -40],
  [48, -22],
  [34, -8],
  [50, 6],
  [36, 24],
  [48, 42],
] as const

/** Torn in two: the dark filling swells out of the front half. */
export function bungeoppangRedBean(): string {
  return scene(
    { ground: GROUND.night, behind: snow(7) },
    shadow(164, 312, 126),
    shadow(312, 306, 56, 12),
    steam(222, 118, { count: 2, wide: 56 }),
    placed({ x: 208, y: 200, turn: 12, scale: 1.04 }, solid('t', TAIL, FOOD.crust, {}, fishTail())),
    placed(
      { x: 176, y: 212, turn: -8, scale: 1.1 },
      fill(ovalPath(32, 2, 27, 78), FOOD.dough),
      fill(ovalPath(35, 2, 24, 62), FOOD.redBean),
      ...BEANS.map(([x, y]) => oval(x, y, 11, 9, FOOD.redBeanLight)),
      ...BEANS.map(([x, y]) => disc(x - 3, y - 3, 2.4, '#d79aa0')),
      solid(
        'h',
        HEAD,
        FOOD.crust,
        {},
        fishScales([
          [-14, 3],
          [22, 4],
        ]),
        fishFace(),
      ),
    ),
  )
}
