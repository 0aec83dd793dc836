import { fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

const CAN = 'M52 214A148 54 0 0 0 348 214V298A148 54 0 0 1 52 298z'
const MEAT =
  'M74 212C70 186 96 176 116 180 124 160 158 156 176 168 192 150 232 152 244 168 266 158 298 168 302 186 328 190 334 212 318 224 290 246 240 252 200 252S92 246 74 212z'

/** An open tin, full to the rim; its lid stands up behind. */
export function tuna(): string {
  return scene(
    { ground: GROUND.mustard, behind: tiles() },
    shadow(206, 344, 146, 20),
    placed(
      { x: 232, y: 112, turn: 14 },
      solid(
        'l',
        ovalPath(0, 0, 122, 74),
        KITCHEN.steel,
        { shade: 14, turn: 14 },
        stroke('M-92 0A92 52 0 1 1 92 0 92 52 0 0 1-92 0z', KITCHEN.steelDark, 7),
      ),
      stroke('M-20-10A22 16 0 1 1 24-10 22 16 0 0 1-20-10z', '#66788a', 9),
    ),
    fill(ovalPath(200, 214, 148, 54), '#eef3f5'),
    fill(ovalPath(200, 216, 134, 46), '#8a5a2c'),
    solid(
      'm',
      MEAT,
      '#f2b28a',
      { shade: 12, shadeColour: '#8a2f2c' },
      stroke(
        'M96 200Q128 186 160 196M150 224Q186 208 222 222M200 180Q236 176 262 190M246 222Q276 208 306 214M110 228Q126 220 142 226',
        '#cf7a58',
        8,
      ),
      stroke(
        'M110 188Q130 180 146 186M188 168Q206 162 224 168M176 202Q200 194 220 202',
        '#ffd9b8',
        8,
      ),
    ),
    solid(
      'c',
      CAN,
      '#2f76a8',
      { shade: 28 },
      fill('M40 214A160 60 0 0 0 360 214V228A160 60 0 0 1 40 228z', KITCHEN.steel),
      fill('M40 288A160 60 0 0 0 360 288V360H40z', KITCHEN.steel),
      fill(
        'M118 300C138 276 196 272 232 298L264 280Q260 300 268 322L232 308C196 332 138 326 118 300z',
        '#fff3dc',
      ),
    ),
    fill(ovalPath(146, 298, 6, 6), '#1f4f78'),
  )
}
