import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

const LEAF =
  'M0-158Q10-142 18-126 34-126 48-118 50-104 58-90 76-86 86-74 88-58 92-46 110-38 118-24 114-8 116 6 130 18 132 34 120 48 116 64 60 100 0 88-60 100-116 64-120 48-132 34-130 18-116 6-114-8-118-24-110-38-92-46-88-58-86-74-76-86-58-90-50-104-48-118-34-126-18-126-10-142 0-158z'
const HEAP =
  'M76 250C88 222 122 200 152 182 176 166 214 164 236 180 272 198 314 222 324 250 300 280 240 288 200 288S100 280 76 250z'
const BOWL = 'M60 252A140 40 0 0 0 340 252C338 316 300 346 262 350H138C100 346 62 316 60 252z'

/** A dish heaped with ground perilla, seeds on it, and a leaf of the plant behind. */
export function perilla(): string {
  return scene(
    { ground: GROUND.plum, behind: tiles() },
    shadow(206, 350, 110, 17),
    placed(
      { x: 204, y: 190, turn: 14, scale: 1.04 },
      solid(
        'l',
        LEAF,
        KITCHEN.leaf,
        { shade: 10, rim: 5, turn: 14 },
        stroke(
          'M0-150V90M0-90L48-112M0-90L-48-112M0-44L84-76M0-44L-84-76M0 6L104-30M0 6L-104-30M0 54L110 26M0 54L-110 26',
          '#3f7d34',
          7,
        ),
      ),
    ),
    fill(ovalPath(200, 252, 140, 40), '#e8bb80'),
    fill(ovalPath(200, 254, 126, 32), KITCHEN.woodDark),
    solid(
      'h',
      HEAP,
      '#d9c296',
      { shade: 20, rim: 6 },
      ...(
        [
          [140, 220],
          [176, 196],
          [212, 212],
          [252, 206],
          [164, 246],
          [214, 252],
          [262, 244],
          [110, 248],
          [294, 246],
        ] as const
      ).map(([x, y], index) => disc(x, y, 9, index % 2 ? '#7a5a48' : '#96745a')),
    ),
    solid(
      'b',
      BOWL,
      '#b06a3c',
      { shade: 24 },
      stroke('M96 300Q112 328 144 334', '#e0a470', 10),
      stroke('M40 286Q200 340 360 286', '#8a4d2b', 7),
    ),
  )
}
