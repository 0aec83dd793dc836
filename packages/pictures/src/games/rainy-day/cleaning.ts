import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { bubbles, sparkle } from '../kit/air.js'
import { bumpyPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const BUCKET = 'M46 208H254L232 334Q230 348 214 348H86Q70 348 68 334z'
const MOP =
  'M-30 0Q0-12 30 0C44 40 58 70 64 100Q52 116 40 100 28 118 14 102 0 120-14 102-28 118-40 100-54 116-64 98-58 70-30 0z'

/** A bucket that foams over, a glove on its rim and the mop at the ready. */
export function cleaning(): string {
  return scene(
    { ground: GROUND.rose },
    shadow(150, 348, 104, 16),
    shadow(318, 356, 60, 10),
    stroke('M58 210C40 120 260 116 246 208', '#e7cba6', 11),
    solid('f', bumpyPath(150, 196, 96, 38, 11), '#fffaf0', { shade: 16, shadeColour: '#5a4a9a' }),
    solid('g', bumpyPath(124, 158, 50, 28, 8), '#ffffff', { shade: 12, shadeColour: '#5a4a9a' }),
    solid(
      'b',
      BUCKET,
      '#3f8fb8',
      { shade: 26, rim: 6 },
      fill('M30 208H270V232H30z', '#78bcd8'),
      stroke('M84 256L92 316', '#8fd0e6', 10),
    ),
    solid('d', bumpyPath(206, 222, 36, 22, 7), '#fffaf0', { shade: 10, shadeColour: '#5a4a9a' }),
    placed(
      { x: 302, y: 250, turn: -8 },
      stroke('M0-210V0', '#8f5a34', 16),
      stroke('M-3-210V0', '#d99a58', 9),
      solid(
        'm',
        MOP,
        '#f3e6cc',
        { shade: 14 },
        stroke('M-12 8Q-22 60-26 104M2 8V106M14 8Q26 60 28 104', '#c9ad88', 6),
      ),
      solid('h', 'M-38-18Q-38-28-28-28H28Q38-28 38-18V8H-38z', '#d9483f', { shade: 8 }),
    ),
    solid(
      'y',
      'M86 196Q108 186 130 198L134 248C136 262 146 250 152 256 158 264 148 282 138 286L136 306Q134 316 126 310 124 318 114 316 106 322 100 312 90 314 88 304z',
      '#ffc73f',
      { shade: 10 },
      fill('M80 188H140V212H80z', '#e89a24'),
      stroke('M104 284V310M120 284V312', '#e89a24', 5),
    ),
    bubbles(
      0,
      0,
      [
        [222, 130, 17],
        [196, 84, 11],
        [92, 104, 13],
      ],
      '#e6f4fa',
    ),
    disc(216, 124, 5, '#ffffff'),
    sparkle(250, 68, 22),
  )
}
