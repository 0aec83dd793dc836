import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { snow, steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { FOOD, GROUND } from './palette.js'

const FOLDS =
  'M-34 70Q-50 60-34 44L26 28Q40 20 28 10L-26 4Q-44-6-28-20L26-34Q42-44 26-54L-18-62Q-34-74-16-84L18-92'

function skewer(id: string): string {
  return [
    stroke('M0-132V96', FOOD.wood, 9),
    stroke(FOLDS, '#b97a3c', 36),
    stroke(FOLDS, '#f0c583', 27),
    stroke('M-20-20L18-30M-20 42L20 31', '#fff0cf', 6, id === 'a' ? 0.8 : 0.6),
    stroke('M0-132V-98', FOOD.wood, 9),
  ].join('')
}

/** Two folded fishcakes on skewers in a bowl of clear broth. */
export function fishcakeBroth(): string {
  return scene(
    { ground: GROUND.night, behind: snow(21) },
    shadow(206, 346, 112, 18),
    fill(ovalPath(200, 232, 142, 42), '#fff6e4'),
    fill(ovalPath(200, 233, 128, 34), '#d98e34'),
    fill(ovalPath(180, 228, 90, 20), '#eeb257'),
    steam(86, 214, { count: 1, scale: 0.95 }),
    steam(322, 216, { count: 1, scale: 0.8 }),
    placed({ x: 158, y: 168, turn: -12 }, skewer('a')),
    placed({ x: 252, y: 170, turn: 13, scale: 0.98 }, skewer('b')),
    fill('M58 232A142 42 0 0 0 342 232L326 232A128 34 0 0 1 72 233z', '#fff6e4'),
    fill('M72 233A128 34 0 0 0 328 233Q300 212 200 214T72 233z', '#d98e34', 0.92),
    fill('M92 238Q200 216 300 240 260 264 200 265 130 264 92 238z', '#eeb257', 0.75),
    ...[
      [128, 244],
      [200, 252],
      [262, 246],
      [232, 236],
    ].map(([x = 0, y = 0]) => disc(x, y, 8, '#86b44f') + disc(x, y, 3.4, '#d98e34')),
    solid(
      'b',
      'M58 232A142 42 0 0 0 342 232C342 300 296 346 256 348H144C104 346 58 300 58 232z',
      '#e9eef0',
      { shade: 26 },
      fill('M40 280Q200 330 360 280V296Q200 346 40 296z', '#3f76a3'),
    ),
  )
}
