import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

const TURN = 28
const HEAD = 'M-50-62C-60-110-34-132 0-132S60-110 50-62Q0-44-50-62z'
const BODY =
  'M-52-44Q0-26 52-44C56-6 30 10 30 40 30 74 62 92 66 136Q0 160-66 136C-62 92-30 74-30 40-30 10-56-6-52-44z'

const GRAINS = [
  [96, 286, 9],
  [128, 304, 7],
  [70, 306, 7],
  [108, 322, 10],
  [150, 290, 6],
  [84, 334, 8],
  [136, 330, 9],
  [62, 342, 10],
  [168, 336, 10],
  [112, 348, 11],
  [190, 350, 8],
  [44, 352, 7],
] as const

/** A wooden mill, tilted and turned: black grains rain from it. */
export function pepper(): string {
  return scene(
    { ground: GROUND.mustard, behind: tiles() },
    shadow(116, 348, 96, 16),
    placed(
      { x: 216, y: 180, turn: TURN, scale: 1 },
      solid('k', ovalPath(0, -146, 24), KITCHEN.steel, { shade: 10, turn: TURN }),
      solid(
        'h',
        HEAD,
        '#7a3a26',
        { shade: 18, turn: TURN },
        stroke('M-30-76Q-36-102-18-114', '#d98e62', 10),
      ),
      solid('m', 'M-52-64Q0-46 52-64V-40Q0-22-52-40z', KITCHEN.steel, { shade: 12, turn: TURN }),
      solid(
        'b',
        BODY,
        '#8f4a2e',
        { shade: 24, turn: TURN },
        stroke('M-70 96Q0 122 70 96', '#5f2c1f', 8),
        stroke('M-34-20Q-26 10-16 30M-20 70Q-40 90-46 116', '#d98e62', 9),
      ),
      fill(ovalPath(0, 141, 58, 11), '#4a2018'),
    ),
    ...GRAINS.map(([x, y, r], index) => disc(x, y, r, index % 3 ? '#3a2426' : '#6a4a40')),
  )
}
