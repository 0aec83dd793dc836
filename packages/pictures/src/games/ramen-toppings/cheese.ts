import { fill, stroke } from '../../kit/shapes.js'
import { steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

const BOWL = 'M48 208A152 60 0 0 0 352 208C352 284 306 344 254 350H146C94 344 48 284 48 208z'
const SLICE =
  'M78 190Q70 184 80 176L196 108Q206 102 216 108L326 170Q338 178 328 186C320 194 314 204 314 226 314 252 286 252 284 230 282 218 272 220 268 232 264 300 228 304 224 252 222 238 208 240 206 254 204 284 170 286 168 250 166 236 156 232 150 240 146 262 122 262 118 236 114 212 92 200 78 190z'
const NOODLES =
  'M66 210q12-20 30-6t30-4M250 168q18-12 32 2t34 6M300 206q14-14 28 4M86 232q14-12 28 2M96 182q12-14 28-4M282 240q14-12 26-2'

/** A slice of cheese on a bowl of noodles, its front running over the rim. */
export function cheese(): string {
  return scene(
    { ground: GROUND.dusk, behind: tiles() },
    shadow(206, 350, 120, 18),
    steam(206, 92, { count: 2, wide: 90, scale: 0.56 }),
    fill(ovalPath(200, 208, 152, 60), '#f0664a'),
    fill(ovalPath(200, 210, 138, 50), KITCHEN.broth),
    stroke(NOODLES, KITCHEN.noodleDark, 16),
    stroke(NOODLES, KITCHEN.noodle, 9),
    solid('b', BOWL, '#b8342c', { shade: 26 }, fill('M30 300Q200 372 370 300V400H30z', '#8f2427')),
    fill('M84 202Q120 196 200 214T322 196L318 220Q200 270 92 214z', '#3c1238', 0.28),
    solid(
      's',
      SLICE,
      '#ffc63a',
      { shade: 12, shadeColour: '#c9560f', rim: 6 },
      fill('M326 170Q338 178 328 186L262 216 204 168z', '#f7b22c', 0.7),
      stroke('M116 182L196 134', '#ffe9a0', 10),
    ),
    solid(
      'c',
      'M78 190Q70 184 80 176L120 152C134 166 128 190 110 206 98 196 88 196 78 190z',
      '#ffe08a',
      {
        shade: 6,
        rim: 3,
      },
    ),
  )
}
