import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { scene } from '../kit/scene.js'
import { bird } from './bird.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

const LEAF = 'M0 0Q14-30 52-22 40 12 0 0z'

/** The first of the morning, before the sun is quite up. */
export function dawnBird(): string {
  return scene(
    {
      ground: GROUND.heather,
      horizon: 'none',
      behind:
        fill('M0 210H400V400H0z', '#8f5a72') +
        fill('M0 272H400V400H0z', '#c97a6c') +
        disc(286, 338, 92, '#ffcf8f') +
        fill('M-10 346Q90 296 210 348T410 336V410H-10z', '#4a3558'),
    },
    stroke('M-10 324Q120 300 220 314T412 268', '#4a2c30', 20),
    stroke('M300 298Q330 318 372 316', '#4a2c30', 11),
    stroke('M10 316Q120 294 220 306', '#7a4c44', 5),
    placed({ x: 352, y: 278, turn: -30 }, fill(LEAF, '#7fa860')),
    placed({ x: 330, y: 312, turn: 40 }, fill(LEAF, '#5f8a50')),
    placed({ x: 54, y: 312, turn: -60, scale: 0.9 }, fill(LEAF, '#6f9a58')),
    bird('b', { x: 172, y: 304, scale: 1.12 }),
    sound(276, 160, { towards: -24, first: 46, gap: 32, wide: 80 }),
  )
}
