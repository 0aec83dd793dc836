import { light } from '../../kit/light.js'
import { fill, stroke } from '../../kit/shapes.js'
import { sparkle } from '../kit/air.js'
import { halo } from '../kit/flame.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, RIPENESS } from './palette.js'
import { tomato } from './tomato.js'

const GLOVE =
  'M142 400V306C98 286 84 246 92 214 98 192 124 196 128 218L136 248C140 214 150 206 162 208 178 210 180 224 180 240 184 222 194 216 206 218 220 220 222 232 221 246 228 232 238 228 248 232 262 238 262 252 258 268L250 306V400z'

/** A red glove holds the golden one up into the night. */
export function redLegend(): string {
  return scene(
    { ground: GROUND.plum, horizon: 'none', strength: 0 },
    halo(190, 132, [168, 126, 92], '#ffd27a', 0.12),
    tomato('t', { x: 190, y: 140, scale: 0.92, turn: 7 }, RIPENESS.golden),
    light({ x: 176, y: 128, r: 210, colour: '#ffe29a', strength: 0.6 }),
    solid(
      'g',
      GLOVE,
      '#d63a34',
      { shade: 22, rim: 8 },
      stroke('M180 246V286M221 252L216 288M136 256L142 284', '#a8262c', 8),
      fill('M120 346H270V378H120z', '#fff0d4'),
    ),
    sparkle(58, 84, 26, '#fff6dc'),
    sparkle(336, 96, 30, '#fff6dc'),
    sparkle(320, 236, 18, '#fff6dc'),
    sparkle(60, 250, 15, '#fff6dc'),
  )
}
