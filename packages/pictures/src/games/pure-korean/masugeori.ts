import { disc, fill, placed, polygon, stroke } from '../../kit/shapes.js'
import { sparkle } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const FISH = 'M-40 60C-62 20-60-40-34-70-14-90 20-90 38-68 62-38 60 22 40 60z'

/** A fish-shaped bread, head up. */
function fish(id: string, x: number, y: number, turn: number): string {
  return placed(
    { x, y, turn },
    solid(
      id,
      FISH,
      '#e8a24a',
      { shade: 16, turn },
      stroke('M-50-22Q-2 4 50-22', '#b9692a', 7),
      stroke('M-40 20Q-22 38-4 20 14 38 34 20M-26 46Q-8 62 12 46', '#b9692a', 7),
      stroke('M-12-74Q0-64 12-74', '#b9692a', 7),
    ),
    disc(-22, -44, 7, '#5b2b1c'),
  )
}

/** Another, tail up. */
function tail(id: string, x: number, y: number, turn: number): string {
  return placed(
    { x, y, turn },
    solid(
      id,
      'M-34 70C-46 30-34 4-16-12-30-40-54-52-62-76-36-92-12-84 0-64 12-84 36-92 62-76 54-52 30-40 16-12 34 4 46 30 34 70z',
      '#e8a24a',
      { shade: 16, turn },
      stroke('M-34-66Q-22-48-12-36M34-66Q22-48 12-36M0-48V-24', '#b9692a', 7),
      stroke('M-18 2Q0 16 18 2M-30 34Q-14 50 0 34 14 50 30 34', '#b9692a', 7),
    ),
  )
}

/** The day's first bag over the counter, and the first coin. */
export function masugeori(): string {
  return scene(
    { ground: GROUND.indigo, horizon: 'none', strength: 0.56 },
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      fill(`M${index * 68 - 4}-6h68v70a34 34 0 0 1-68 0z`, index % 2 ? '#fff0d4' : '#d8573f'),
    ),
    fill('M-4-6H410V26H-4z', '#3c1238', 0.18),
    solid(
      't',
      'M-10 306H410V410H-10z',
      '#a8683c',
      { shade: 0, rim: 7 },
      fill('M-10 350H410V362H-10z', '#8a5230'),
    ),
    shadow(176, 338, 104, 14),
    tail('g', 222, 186, 14),
    fish('f', 140, 190, -12),
    solid(
      'b',
      polygon(
        [72, 190],
        [94, 204],
        [116, 190],
        [138, 204],
        [160, 190],
        [182, 204],
        [204, 190],
        [226, 204],
        [248, 190],
        [270, 204],
        [284, 192],
        [268, 336],
        [88, 340],
      ),
      '#f6e0b8',
      { shade: 22, rim: 6 },
      fill('M244 180L290 180V350H226z', '#dfbe8c'),
      stroke('M112 250Q170 262 214 250M118 286Q170 296 208 286', '#e2c08c', 8),
    ),
    shadow(332, 338, 30, 6),
    fill(ovalPath(330, 334, 30, 9), '#a9682a'),
    placed(
      { x: 330, y: 306, turn: 10 },
      solid(
        'c',
        ovalPath(0, 0, 32),
        '#ffcf5c',
        { shade: 9, rim: 5, turn: 10 },
        stroke(ovalPath(0, 0, 20), '#d99a34', 6),
      ),
    ),
    sparkle(352, 262, 24, '#fff6e4'),
    sparkle(316, 238, 12, '#fff6e4'),
  )
}
