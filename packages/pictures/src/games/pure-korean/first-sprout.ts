import { fill, placed, stroke } from '../../kit/shapes.js'
import { sparkle } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

/** Two leaves have pushed up the soil; a drop sits on one of them. */
export function firstSprout(): string {
  return scene(
    { ground: GROUND.ochre, horizon: 'none', strength: 0.6 },
    solid(
      'm',
      'M-20 420V352Q70 344 108 318 150 282 200 284 256 282 298 322 330 346 420 352V420z',
      '#7a4a38',
      { shade: 0, rim: 8 },
      fill(
        ovalPath(96, 374, 22, 9) +
          ovalPath(246, 352, 18, 8) +
          ovalPath(316, 382, 24, 9) +
          ovalPath(170, 330, 13, 6),
        '#5b3328',
      ),
    ),
    stroke('M202 300Q190 240 204 186', '#5f9440', 22),
    solid(
      'r',
      'M204 190C196 122 244 68 348 70 356 150 300 206 204 190z',
      '#86b556',
      { shade: 18, rim: 7 },
      stroke('M212 184Q258 150 316 104', '#5f9440', 8),
    ),
    solid(
      'l',
      'M204 194C208 140 164 92 66 102 66 172 122 216 204 194z',
      '#9cc766',
      { shade: 18, rim: 7 },
      stroke('M196 188Q150 160 104 130', '#6aa048', 8),
    ),
    fill('M168 306Q186 280 202 302 220 278 236 308 204 326 168 306z', '#5b3328'),
    placed(
      { x: 286, y: 136, turn: 20 },
      fill(ovalPath(0, 0, 19, 23), '#e4f4fb', 0.95),
      stroke('M-8 6Q-6 13 3 14', '#86b5c8', 5),
    ),
    sparkle(146, 66, 22, '#fff6e4'),
    sparkle(64, 246, 14, '#fff6e4'),
  )
}
