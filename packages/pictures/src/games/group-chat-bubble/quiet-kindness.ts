import { light } from '../../kit/light.js'
import { fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { bubblePath, smallBubblePath } from './bubble-path.js'
import { face } from './face.js'
import { GROUND } from './palette.js'
import { warmBubble } from './warm-bubble.js'

const BLANKET =
  'M128 266Q190 232 264 236T366 262Q376 292 370 322 348 332 326 324 304 334 282 326 258 336 236 326 212 336 190 326 166 334 140 324 124 296 128 266z'

/** Away from the loud room a small warm bubble has covered a tired one and stays. */
export function quietKindness(): string {
  return scene(
    {
      ground: GROUND.plum,
      strength: 0,
      behind: fill(
        smallBubblePath(300, 62, 46, 25) +
          smallBubblePath(212, 40, 30, 17) +
          smallBubblePath(352, 122, 26, 15),
        '#8a6a9c',
        0.6,
      ),
    },
    light({ x: 116, y: 230, r: 270, colour: GROUND.plum.glow, strength: 0.8 }),
    fill(ovalPath(180, 350, 170, 34), '#ffcf7a', 0.2),
    shadow(250, 352, 118, 16),
    placed(
      { x: 256, y: 226, turn: 4 },
      solid('big', bubblePath(106, 92, 62, 50), '#8fa6d9', {
        shade: 20,
        rim: 8,
        rimColour: '#ffe0a0',
      }),
      face({ x: -12, y: -32 }, { wide: 38, eyes: 'closed', mouth: 'small', blush: '#e09aa0' }),
    ),
    solid(
      'bl',
      BLANKET,
      '#d9604f',
      { shade: 14, rim: 6 },
      stroke('M116 294Q200 260 276 266T384 292', '#ffd9a8', 8),
    ),
    placed({ x: 108, y: 262, turn: -6, scale: 1.06 }, warmBubble()),
    stroke('M168 276Q186 282 196 268', '#ffd070', 17),
  )
}
