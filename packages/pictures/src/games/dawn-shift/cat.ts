import { fill, placed, stroke } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { kitten } from './kitten.js'
import { COLOUR, GROUND } from './palette.js'
import { rain } from './rain.js'

const PARASOL =
  'M-170 60C-160-30-80-84 10-84S190-30 200 60Q170 36 138 58 108 32 76 56 44 32 14 56-18 32-50 56-80 34-112 58-142 38-170 60z'

/** A wet box below a parasol; who sits in it has called, and somebody has come. */
export function cat(): string {
  return scene(
    { ground: GROUND.night, behind: rain(57, { count: 26, height: 300 }), strength: 0.5 },
    stroke('M190 60V250', '#8fa3b8', 14),
    shadow(196, 352, 136, 18),
    fill('M92 236L306 236 296 272H104z', '#6b4327'),
    kitten('k', { x: 198, y: 318, scale: 0.95 }),
    solid(
      'b',
      'M82 250H316L302 344Q300 352 292 352H108Q98 352 96 344z',
      '#c98f58',
      { shade: 18 },
      fill('M280 240H330V360H262Q300 300 280 240z', '#8f5a38', 0.6),
      stroke('M118 300H178M118 322H152', '#a8703f', 7),
    ),
    solid('f', 'M82 250L44 282Q38 290 50 292L92 288z', '#dba76c', { shade: 6 }),
    solid('g', 'M316 250L358 276Q364 286 352 288L306 286z', '#b57c48', { shade: 6 }),
    placed(
      { x: 182, y: 44, turn: -4 },
      solid(
        'p',
        PARASOL,
        COLOUR.red,
        { shade: 20 },
        fill('M10-84C-30-50-52 0-50 66L14 62C20 0 16-50 10-84z', '#ffe3c0'),
        fill('M10-84C80-50 132 0 138 66L206 64C180-30 90-84 10-84z', '#ffe3c0'),
        fill('M10-84C-70-60-112 0-112 66L-180 64C-160-40-70-84 10-84z', '#ffe3c0'),
      ),
    ),
    stroke('M340 126v14M348 168v16M342 216v14', COLOUR.rain, 7),
  )
}
