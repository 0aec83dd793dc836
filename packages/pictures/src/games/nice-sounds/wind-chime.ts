import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

const TILES = [-10, 50, 110, 170, 230, 290, 350]
const FISH =
  'M-52 0C-36-30 14-34 34-6L62-26Q70-28 68-18L60 2 66 22Q66 30 58 26L34 8C14 36-36 32-52 0z'

/** A bell under the corner of the eaves; the tin fish below it takes the wind. */
export function windChime(): string {
  return scene(
    { ground: GROUND.forest, horizon: 'none' },
    fill('M-10-10H410V34L-10 62z', '#2b3038'),
    ...TILES.map((x, index) => {
      const y = 62 - index * 4
      return disc(x + 24, y, 25, '#454d58') + disc(x + 22, y - 2, 14, '#5f6a76')
    }),
    fill('M-10 76L410 44V66L-10 100z', '#7a3a2c'),
    fill('M-10 76L410 44V52L-10 86z', '#3f9a86'),
    placed(
      { x: 196, y: 82, turn: 5 },
      stroke('M0-10V50', '#d9b26a', 8),
      stroke(ovalPath(0, 50, 13, 13), '#d9b26a', 8),
      stroke('M0 168V232', '#e9cf96', 6),
      solid(
        'b',
        'M-72 176C-58 150-66 70 0 66S58 150 72 176Q0 204-72 176z',
        '#d9963a',
        { shade: 20, rim: 7 },
        fill('M-80 146Q0 168 80 146V160Q0 182-80 160z', '#a8662a'),
        stroke('M-38 112Q-36 92-18 82', '#ffe0a0', 10),
        disc(18, 118, 9, '#a8662a'),
      ),
      fill(ovalPath(0, 180, 62, 12), '#6b3d1f'),
      stroke('M0 178V236', '#e9cf96', 6),
      disc(0, 194, 13, '#f0c068'),
      placed(
        { x: 2, y: 262, turn: -14 },
        solid(
          'f',
          FISH,
          '#6fb8a8',
          { shade: 10, rim: 5 },
          stroke('M-10-16q-10 16 0 32M10-14q-8 14 0 28', '#3f8a7c', 6),
        ),
        disc(-30, -5, 5, '#1f3a34'),
      ),
    ),
    sound(190, 226, { towards: 180, first: 106, gap: 32, wide: 64 }),
    sound(190, 226, { towards: 0, first: 106, gap: 32, wide: 64 }),
  )
}
