import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { COLOUR, GROUND } from './palette.js'

/** How many of the four lower beads of each rod are pushed up to the bar. */
const RODS = [1, 4, 2, 0, 3] as const

const RODS_X = RODS.map((_, index) => -104 + index * 52)

const bead = (x: number, y: number) =>
  svg`M${x - 22} ${y}q4-9 14-9h16q10 0 14 9-4 9-14 9h-16q-10 0-14-9z`

const BEADS = RODS.flatMap((up, index) =>
  [0, 1, 2, 3].map((row) => [RODS_X[index] ?? 0, (row < up ? -10 : 6) + row * 21] as const),
)
const UPPER = RODS.map((up, index) => [RODS_X[index] ?? 0, up % 2 === 0 ? -56 : -48] as const)

const ABACUS = [
  stroke(RODS_X.map((x) => svg`M${x}-66V90`).join(''), '#f0d29a', 5),
  fill(BEADS.map(([x, y]) => bead(x, y)).join(''), '#a8402c'),
  fill(UPPER.map(([x, y]) => bead(x, y)).join(''), '#e9653f'),
  stroke([...BEADS, ...UPPER].map(([x, y]) => svg`M${x - 12} ${y - 5}h10`).join(''), '#ffc9a0', 4),
  fill(box(-140, -36, 280, 12), '#4a2a20'),
].join('')

function coin(id: string, x: number, y: number, turn: number): string {
  return placed(
    { x, y, turn },
    solid(
      id,
      ovalPath(0, 0, 42),
      '#f0bf4a',
      { shade: 10, rim: 6, turn },
      stroke('M-32 0a32 32 0 1 0 64 0 32 32 0 1 0-64 0', '#b57c22', 5),
      fill(box(-17, -17, 34, 34, 3), '#b57c22'),
      fill(box(-11, -11, 22, 22), '#6b3f1c'),
    ),
  )
}

/** An inn's first ledger, an abacus in mid-sum, a string of old coins. */
export function history(): string {
  return scene(
    { ground: GROUND.ochre },
    shadow(200, 352, 158, 18),
    placed(
      { x: 158, y: 164, turn: -9 },
      fill(box(-92, -116, 206, 250, 8), '#f7e8c8'),
      stroke('M106-108V124', '#c9ab78', 4),
      solid(
        'l',
        box(-104, -122, 206, 254, 6),
        '#33558c',
        { shade: 16, turn: -9 },
        fill('M60-130H110V140H60z', '#284676'),
        fill(box(-84, -100, 46, 150), '#fbe8c6'),
      ),
      stroke('M62-122V132M62-98H102M62-48H102M62 2H102M62 52H102', '#f5956a', 7),
    ),
    placed(
      { x: 196, y: 278, turn: 4 },
      fill('M-148-78H148V96H-148z', '#53301f'),
      ABACUS,
      stroke('M-144-74H144V92H-144z', '#4a2a20', 24),
      stroke('M-144 92V-74H144', COLOUR.woodLight, 15),
      stroke('M144-72V92H-142', '#93582f', 15),
    ),
    stroke('M326 230V272l-12 28M326 272l14 26', '#c9402f', 8),
    stroke('M292 92Q262 64 284 48T310 60 296 92', '#c9402f', 7),
    coin('a', 292, 92, -10),
    coin('b', 324, 144, 8),
    coin('c', 326, 210, 24),
    disc(326, 272, 9, '#e0573f'),
  )
}
