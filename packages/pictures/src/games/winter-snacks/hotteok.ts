import { disc, fill, stroke } from '../../kit/shapes.js'
import { snow, steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { FOOD, GROUND } from './palette.js'

const CUP = 'M112 214Q200 252 288 214L262 338Q200 364 138 338z'
/** A disc of 112 about (200, 170), three mouthfuls gone at the upper right. */
const ROUND =
  'M226 61A112 112 0 1 0 309 144C290 152 268 140 268 120 248 120 232 102 240 84 226 84 220 72 226 61z'
const BITTEN =
  'M226 61C204 60 196 82 214 96 206 120 222 142 246 142 250 168 288 180 312 164L320 120 250 50z'
const SYRUP =
  'M226 100C236 120 252 128 262 128 270 144 284 152 298 154 302 172 290 176 288 190 286 206 270 206 270 188 268 176 258 178 258 194 258 232 232 236 232 202 234 176 222 170 222 186 220 204 202 202 204 184 206 156 224 140 226 100z'

/** Hot from the iron in a paper cup, brown sugar running from the bite. */
export function hotteok(): string {
  const seeds = [
    [234, 132],
    [252, 148],
    [276, 164],
    [232, 164],
    [246, 184],
  ] as const
  return scene(
    { ground: GROUND.plum, behind: snow(5) },
    shadow(206, 346, 84, 16),
    steam(150, 84, { count: 2, wide: 60, scale: 0.6 }),
    solid(
      'h',
      ROUND,
      FOOD.crustLight,
      { shade: 18 },
      fill(ovalPath(200, 170, 94, 94), FOOD.crust),
      fill(ovalPath(190, 160, 66, 66), FOOD.crustDark, 0.62),
      fill(ovalPath(180, 150, 34, 30), FOOD.crust, 0.75),
      fill(BITTEN, FOOD.dough),
    ),
    fill(SYRUP, '#5b2312'),
    stroke('M242 206V216M278 184V192', '#a4532a', 5),
    ...seeds.map(([x, y], index) => disc(x, y, 6, index % 2 ? '#8fae55' : '#e9b872')),
    solid(
      'c',
      CUP,
      '#f7ead2',
      { shade: 22, shadeStrength: 0.2 },
      fill(
        'M112 214Q200 252 288 214L284 234Q200 272 116 234zM128 292Q200 326 272 292L268 310Q200 344 132 310z',
        '#d9553f',
      ),
    ),
  )
}
