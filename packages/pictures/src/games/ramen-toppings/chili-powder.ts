import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

const HEAP =
  'M52 216C66 190 96 150 124 128 136 112 160 112 172 128 204 150 240 186 252 216 240 246 200 258 150 258S62 246 52 216z'
const SPOON = 'M36 214A116 42 0 0 0 268 214C268 262 222 292 152 292S36 262 36 214z'
const CHILI =
  'M316 262C346 266 350 306 320 330 286 354 226 362 176 350 168 346 170 338 178 338 226 338 258 324 276 296 286 276 298 260 316 262z'

/** A wooden spoon heaped with red powder, a dried chili lying in front. */
export function chiliPowder(): string {
  return scene(
    { ground: GROUND.olive, behind: tiles() },
    shadow(176, 322, 136, 22),
    placed(
      { x: 244, y: 206, turn: -34 },
      solid('h', 'M-20-20H150Q172-22 172 0T150 20H-20z', KITCHEN.wood, { shade: 12, turn: -34 }),
    ),
    fill(ovalPath(152, 214, 116, 42), '#e8bb80'),
    fill(ovalPath(152, 216, 104, 34), KITCHEN.woodDark),
    solid(
      'p',
      HEAP,
      KITCHEN.chili,
      { shade: 26, rim: 7 },
      ...(
        [
          [110, 168, 7],
          [146, 140, 6],
          [136, 196, 8],
          [184, 176, 7],
          [204, 214, 8],
          [90, 216, 7],
          [164, 226, 7],
          [168, 158, 5],
        ] as const
      ).map(([x, y, r], index) => disc(x, y, r, index % 2 ? '#ff7a4e' : KITCHEN.chiliDark)),
    ),
    solid('s', SPOON, KITCHEN.wood, { shade: 22 }, stroke('M70 248Q100 276 150 278', '#f0cd98', 9)),
    fill(ovalPath(260, 350, 92, 12), '#160b1c', 0.32),
    solid(
      'c',
      CHILI,
      '#e23b28',
      { shade: 12, rim: 6 },
      stroke('M322 284Q322 306 292 324', '#ff8a62', 9),
    ),
    stroke('M318 266Q326 244 346 240', '#5f8f38', 14),
    disc(64, 318, 7, KITCHEN.chili),
    disc(96, 336, 6, '#ff7a4e'),
    disc(122, 322, 5, KITCHEN.chili),
  )
}
