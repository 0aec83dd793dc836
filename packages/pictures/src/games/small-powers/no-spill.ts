import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sparkles } from './sparkles.js'

const TURN = 132
const SHIRT =
  'M104 286H296Q306 286 310 296L330 348Q334 362 320 362H80Q66 362 70 348L90 296Q94 286 104 286z'

/** A cup over a white shirt, all but upside down; the coffee holds on. */
export function noSpill(): string {
  return scene(
    { ground: GROUND.teal },
    shadow(204, 360, 150, 16),
    solid(
      's',
      SHIRT,
      '#fdf6ea',
      { shade: 10, shadeStrength: 0.22 },
      fill('M186 290H214L218 366H182z', '#e6dcd6'),
      disc(200, 326, 5, '#b7a8b0'),
      disc(200, 350, 5, '#b7a8b0'),
      fill(ovalPath(226, 344, 70, 12), '#3c1238', 0.16),
    ),
    fill(ovalPath(200, 284, 50, 14), '#c9bcc4'),
    fill('M146 276Q138 268 148 266L200 292 178 320 146 290z', '#fffdf6'),
    fill('M254 276Q262 268 252 266L200 292 222 320 254 290z', '#f1e8e2'),
    placed(
      { x: 176, y: 146, turn: TURN, scale: 1.04 },
      stroke('M-70 8C-136 0-132 84-56 70', '#e0763a', 24),
      solid(
        'c',
        'M-92-68A92 26 0 0 0 92-68L70 74Q0 106-70 74z',
        '#f08f45',
        { shade: 26, turn: TURN },
        fill('M-96-10Q0 24 96-10V20Q0 54-96 20z', '#fff3dc'),
      ),
      fill(ovalPath(0, -68, 92, 26), '#fff3dc'),
      solid(
        'd',
        'M-82-68A82 21 0 0 0 82-68C80-100 56-92 42-104S22-142-4-136-22-104-44-104-80-94-82-68z',
        '#6b3422',
        { shade: 8, rim: 0, turn: TURN },
      ),
      stroke('M-62-72Q-46-86-30-82M-4-116Q8-124 18-114', '#b06a44', 8),
    ),
    sparkles([330, 96, 24], [340, 214, 14], [66, 240, 16]),
  )
}
