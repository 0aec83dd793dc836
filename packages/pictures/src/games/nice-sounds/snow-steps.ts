import { fill, placed } from '../../kit/shapes.js'
import { snow } from '../kit/air.js'
import { figure } from '../kit/figure.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

const SOLE = `${ovalPath(0, -16, 19, 25)}${ovalPath(0, 26, 14, 13)}`
const STEPS = [
  [66, 352, 1.1],
  [148, 350, 0.98],
  [144, 302, 0.86],
  [208, 298, 0.74],
  [204, 264, 0.62],
  [250, 262, 0.52],
] as const

const PINES = [
  [40, 196, 1],
  [92, 186, 0.7],
  [352, 190, 1.1],
] as const

/** Where nobody has walked yet; the steps lead to the one who does. */
export function snowSteps(): string {
  return scene(
    {
      ground: { ...GROUND.lake, floor: '#d4e2f0' },
      horizon: 196,
      behind:
        snow(19, { count: 16, height: 180 }) +
        PINES.map(([x, y, scale]) =>
          placed(
            { x, y, scale },
            fill('M-40 6L-16-40H-28L-8-78H-18L0-116 18-78H8L28-40H16L40 6z', '#1b4653'),
          ),
        ).join(''),
    },
    ...STEPS.map(
      ([x, y, scale]) =>
        placed({ x: x + 4, y: y + 4, scale, turn: 44 }, fill(SOLE, '#ffffff')) +
        placed({ x, y, scale, turn: 44 }, fill(SOLE, '#7f9fc4')),
    ),
    shadow(288, 248, 54, 9),
    figure(
      { x: 284, y: 246, scale: 1.24 },
      { coat: '#d9485a', coatDark: '#a22f45', hat: '#fff3dc', scarf: '#ffc94d', from: 'behind' },
    ),
    sound(270, 250, { towards: 66, first: 52, gap: 30, wide: 84, colour: '#6f95c0' }),
  )
}
