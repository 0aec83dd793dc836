import { fill, placed } from '../../kit/shapes.js'
import { bubbles } from '../kit/air.js'
import { bumpyPath, ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

/** The tab has just gone up; it foams and the can is cold. */
export function soda(): string {
  return scene(
    { ground: GROUND.sand },
    shadow(206, 346, 92, 16),
    placed(
      { x: 194, y: 194, turn: -5, scale: 0.95 },
      fill('M-88-84L-72-112H72L88-84Q0-50-88-84z', '#aab6c6'),
      fill(ovalPath(0, -112, 72, 20), '#eef3f8'),
      fill(ovalPath(0, -110, 60, 15), '#b5c0cf'),
      fill(bumpyPath(10, -116, 44, 14, 9), '#fffdf6'),
      solid(
        'c',
        'M-88-86Q0-62 88-86V132Q86 152 68 160 0 178-68 160-86 152-88 132z',
        '#2f9a94',
        { shade: 28, rim: 7 },
        fill('M-100 20Q-40-30 0 10T100-10V76Q40 116 0 70T-100 92z', '#fff3dc'),
        fill('M-100 42Q-40-8 0 32T100 12V50Q40 90 0 48T-100 68z', '#ff8f45'),
        fill('M-100 142Q0 168 100 142V190H-100z', '#c7ced8'),
        bubbles(
          0,
          0,
          [
            [-56, -30, 7],
            [-30, -48, 5],
            [52, -44, 7],
            [40, 112, 6],
            [-60, 112, 7],
            [-8, 120, 5],
          ],
          '#bff0e4',
        ),
      ),
      placed(
        { x: -26, y: -118, turn: -62 },
        solid('t', 'M-8-14Q-8-20 0-20H46Q62-20 62-4T46 12H0Q-8 12-8 6z', '#dfe6ee', {
          shade: 6,
          turn: -62,
        }),
        fill(ovalPath(40, -4, 10, 7), '#8f98ab'),
      ),
    ),
    bubbles(
      0,
      0,
      [
        [214, 44, 10],
        [176, 36, 6],
        [238, 18, 6],
        [252, 60, 8],
        [196, 62, 7],
        [152, 62, 5],
      ],
      '#fff6e4',
    ),
    sound(206, 84, { towards: 2, first: 84, gap: 34, wide: 76 }),
  )
}
