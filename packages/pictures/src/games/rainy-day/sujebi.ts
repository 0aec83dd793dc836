import { fill, placed, soft, stroke } from '../../kit/shapes.js'
import { steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const BOWL = 'M46 212A154 76 0 0 0 354 212C352 284 318 334 262 346H138C82 334 48 284 46 212z'
const TORN = soft(
  [-44, 2],
  [-34, -20],
  [-4, -18],
  [22, -28],
  [44, -8],
  [38, 18],
  [8, 16],
  [-20, 26],
)
const FLAKES = [
  [116, 198, -14, 1],
  [196, 176, 168, 1],
  [278, 206, 10, 1],
  [174, 240, 190, 1.05],
  [250, 250, -6, 0.95],
] as const
const SQUASH = [
  [88, 226, -24],
  [238, 206, 12],
  [282, 170, 24],
  [154, 210, -20],
  [212, 274, -4],
] as const

/** Dough torn by hand, half-moons of squash and a little chilli in clear broth. */
export function sujebi(): string {
  return scene(
    { ground: GROUND.rose },
    shadow(204, 350, 116, 16),
    steam(196, 112, { count: 2, wide: 90, scale: 0.8 }),
    fill(ovalPath(200, 212, 154, 78), '#86b8d8'),
    fill(ovalPath(200, 214, 140, 68), '#cf9440'),
    fill(ovalPath(196, 216, 126, 58), '#e6b85e'),
    ...FLAKES.map(([x, y, turn, scale], index) =>
      placed(
        { x, y, turn, scale },
        fill(`M-50 8Q0 50 50 4z`, '#a8691f', 0.4),
        solid(String.fromCodePoint(97 + index), TORN, '#fff3d6', {
          shade: 9,
          rim: 0,
          turn,
          shadeColour: '#b0601f',
          shadeStrength: 0.34,
        }),
      ),
    ),
    ...SQUASH.map(([x, y, turn]) =>
      placed(
        { x, y, turn },
        fill('M-28 10A28 27 0 0 1 28 10z', '#3a8248'),
        fill('M-20 8A20 17 0 0 1 20 8z', '#cfe6a0'),
      ),
    ),
    stroke('M122 214l12 6M214 238l12-6M298 226l-8 10M172 166l10 6', '#df4a38', 11),
    solid(
      'z',
      BOWL,
      '#3f78a8',
      { shade: 28, rim: 7 },
      stroke('M48 256Q200 350 352 256', '#fff3dc', 10),
      stroke('M96 302Q110 324 136 332', '#8fc0e0', 10),
    ),
  )
}
