import { fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const CLOUD =
  'M88 170C40 170 40 112 84 112 84 64 142 54 158 88 176 42 250 52 252 102 304 96 312 170 264 170z'
const DROP = 'M0-24C11-9 17 2 17 11A17 17 0 1 1-17 11C-17 2-11-9 0-24z'
const SPOTS = [
  [58, 282, 12],
  [96, 258, 9],
  [132, 290, 13],
  [178, 262, 10],
  [206, 300, 14],
  [240, 268, 10],
  [288, 290, 12],
  [76, 330, 16],
  [150, 342, 17],
  [226, 348, 17],
  [44, 372, 15],
  [104, 376, 18],
  [188, 382, 16],
] as const

/** A cloud that has little to give; dark dots on the dry yard, the umbrella stays closed. */
export function meonjijaem(): string {
  return scene(
    { ground: GROUND.ochre, horizon: 236 },
    ...SPOTS.map(([x, y, r]) => fill(ovalPath(x, y, r, r * 0.52), '#a07c48')),
    solid(
      'c',
      CLOUD,
      '#e9eef0',
      { shade: 0, rim: 6 },
      fill('M30 150C130 158 250 158 286 96L330 90V200H30z', '#3c1238', 0.22),
    ),
    ...[
      [116, 212, 0.8],
      [176, 228, 1],
      [236, 208, 0.76],
    ].map(([x = 0, y = 0, scale = 1]) =>
      placed({ x, y, scale }, fill(DROP, '#4f8fb4'), stroke('M-7 8Q-6 16 2 19', '#e4f4fb', 5)),
    ),
    shadow(318, 364, 40, 8),
    placed(
      { x: 322, y: 250, turn: 8 },
      stroke('M0 112V90M0-92V-122Q0-140 16-140T32-124', '#6b3d2c', 11),
      solid(
        'u',
        'M0 100C-20 50-34-20-28-84Q-14-76 0-90 14-76 28-84 34-20 20 50 0 100z',
        '#d8573f',
        { shade: 12, turn: 8 },
        stroke('M0-84V90', '#a83a34', 7),
        fill('M-40-44H40V-24H-40z', '#ffd27a'),
      ),
    ),
  )
}
