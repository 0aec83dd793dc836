import { disc, fill, stroke } from '../../kit/shapes.js'
import { bubbles, snow } from '../kit/air.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

const WAVE =
  'M-10 410V286C50 280 70 128 196 112C292 102 348 160 334 226C326 198 292 190 272 212C246 244 290 300 410 296V410z'

/** One wave lifts and curls under the moon. */
export function waves(): string {
  return scene(
    {
      ground: GROUND.lake,
      horizon: 'none',
      behind: snow(23, { count: 12, height: 150, size: 2.4 }),
    },
    fill('M0 250Q200 236 400 250V400H0z', '#1a4a60'),
    stroke('M30 272H96M300 268H370M336 250H380', '#4f8fa4', 7),
    disc(84, 84, 42, '#ffeec2'),
    sound(262, 214, { towards: -42, first: 124, gap: 30, wide: 70 }),
    solid(
      'w',
      WAVE,
      '#2f93ac',
      { shade: 0, rim: 7, rimStrength: 0.6 },
      fill(
        'M-10 410V330C70 320 96 190 190 166C240 154 268 176 272 212C246 244 290 300 410 296V410z',
        '#247a94',
      ),
      fill(
        'M-10 410V366C80 360 118 250 182 222C214 208 240 226 244 262C252 300 320 330 410 326V410z',
        '#1b6079',
      ),
      stroke('M40 318C90 290 112 170 196 146M96 350C130 320 144 250 186 232', '#7fd0dc', 7, 0.7),
    ),
    stroke('M182 116C268 98 346 150 336 222', '#f3fbff', 24),
    bubbles(
      0,
      0,
      [
        [334, 226, 22],
        [308, 214, 18],
        [282, 216, 15],
        [300, 124, 15],
        [338, 180, 15],
        [352, 250, 8],
        [318, 250, 7],
        [222, 106, 14],
        [370, 214, 6],
      ],
      '#f3fbff',
    ),
    fill('M0 356Q50 336 100 356T200 356 300 356 400 356V400H0z', '#dff1f8'),
    fill('M0 374Q50 356 100 374T200 374 300 374 400 374V400H0z', '#a9cfdc'),
  )
}
