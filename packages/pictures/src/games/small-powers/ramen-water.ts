import { fill, placed, stroke } from '../../kit/shapes.js'
import { bubbles } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, MAGIC } from './palette.js'
import { sparkles } from './sparkles.js'

const POT = 'M56 204A144 62 0 0 0 344 204L330 312Q324 350 282 350H118Q76 350 70 312z'
const NOODLES = 'M-84-4Q-86-30-58-36L44-40Q74-40 82-14L88 8Q88 32 60 36L-56 38Q-86 36-88 14z'

/** The last drop falls, and the water stands exactly at the golden line. */
export function ramenWater(): string {
  return scene(
    { ground: GROUND.blue },
    shadow(206, 352, 140, 17),
    stroke(
      'M66 232H32Q18 232 18 246T34 262H70M334 232H368Q382 232 382 246T366 262H330',
      '#c9882a',
      17,
    ),
    fill(ovalPath(200, 204, 144, 62), '#ffe08a'),
    fill(ovalPath(200, 206, 131, 53), '#a8691f'),
    solid(
      'w',
      'M74 218A126 46 0 0 1 326 218 126 44 0 0 1 74 218z',
      '#8fd3ea',
      { shade: 0, rim: 0 },
      fill(ovalPath(170, 206, 100, 24), '#c4ecf5', 0.7),
      bubbles(0, 0, [
        [102, 226, 9],
        [298, 230, 8],
        [284, 200, 6],
        [120, 196, 6],
        [196, 256, 7],
      ]),
    ),
    fill('M69 206A131 53 0 0 1 331 206L326 218A126 46 0 0 0 74 218z', '#e0a03a'),
    stroke('M74 218A126 46 0 0 1 326 218', MAGIC, 8),
    placed(
      { x: 196, y: 214, turn: -4 },
      solid(
        'n',
        NOODLES,
        '#ffd874',
        { shade: 9, rim: 5 },
        stroke(
          'M-76-18q13-16 26 0t26 0 26 0 26 0 26 0M-80 2q13-16 26 0t26 0 26 0 26 0 26 0 26 0M-80 22q13-16 26 0t26 0 26 0 26 0 26 0 26 0',
          '#dd9a38',
          7,
        ),
      ),
      fill(ovalPath(18, -8, 34, 20), '#e2573c', 0.9),
      stroke('M-44 6l16-10M-30 24l18 2M56 14l14-8', '#5f9a48', 8),
    ),
    solid(
      'p',
      POT,
      '#f0b53f',
      { shade: 26, rim: 7 },
      stroke('M50 250Q200 328 350 250', '#d8942f', 8),
      stroke('M92 290Q96 320 116 330', '#ffe9b4', 11),
    ),
    solid(
      'd',
      'M252 36C274 70 284 84 284 102A32 32 0 0 1 220 102C220 84 230 70 252 36z',
      '#9fdcf0',
      { shade: 10, shadeColour: '#2a4a9a' },
    ),
    sparkles([96, 96, 26], [330, 130, 15], [164, 60, 13]),
  )
}
