import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { snow } from '../kit/air.js'
import { figure } from '../kit/figure.js'
import { coverScene, shadow } from '../kit/scene.js'
import { bird } from './bird.js'
import { curledCat } from './curled-cat.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

const HILLS =
  fill('M0 300Q110 210 250 268T470 236 640 262V400H0z', '#1f4a5c') +
  fill('M0 330Q150 270 330 306T640 296V400H0z', '#1b4152')

/** A far train, its windows lit. */
const TRAIN =
  fill('M96 276Q96 262 110 262H244Q262 262 266 282V290H96z', '#b8473c') +
  fill(
    'M108 268h18v12h-18zM134 268h18v12h-18zM160 268h18v12h-18zM186 268h18v12h-18zM212 268h18v12h-18z',
    '#ffdf85',
  ) +
  stroke('M60 294H300', '#142f3c', 5)

/** Someone listens by the lake at night, a cat beside, and it spreads in rings. */
export function cover(): string {
  return coverScene(
    {
      ground: { ...GROUND.lake, floor: '#1b4356' },
      horizon: 356,
      lamp: { x: 332, y: 262, r: 320, strength: 0.62 },
      behind:
        snow(31, { count: 24, width: 640, height: 220, size: 2.4 }) +
        disc(128, 110, 38, '#ffeec2') +
        HILLS +
        placed({ x: 22, y: 70, scale: 0.76 }, TRAIN),
    },
    sound(330, 290, { towards: -84, first: 122, gap: 42, wide: 140 }),
    stroke('M60 384H150M500 378H590M40 424H110M540 428H620', '#4f8fa4', 7, 0.8),
    stroke('M650 92Q560 96 470 156', '#3b2a34', 17),
    stroke('M560 108Q536 92 532 72', '#3b2a34', 9),
    ...[
      [560, 104, 40],
      [602, 96, -120],
      [534, 76, -80],
      [486, 146, 70],
    ].map(([x = 0, y = 0, turn = 0]) =>
      placed({ x, y, turn }, fill('M0 0Q14-26 48-18 36 12 0 0z', '#6f9a58')),
    ),
    bird('b', { x: 520, y: 128, scale: 0.42, flip: true }),
    fill('M40 500Q90 384 330 376T610 500z', '#2b6a5a'),
    fill('M70 500Q120 396 326 386 410 386 470 414 330 410 250 434 190 456 160 500z', '#3d8068'),
    shadow(312, 412, 62, 10),
    figure(
      { x: 306, y: 408, scale: 1.42 },
      { coat: '#e8974a', coatDark: '#b8692f', scarf: '#fff0d4', eyes: 'closed' },
    ),
    shadow(428, 414, 66, 10),
    curledCat('c', { x: 424, y: 378, scale: 0.46 }),
  )
}
