import { box, disc, fill, placed, polygon, type Place } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const ACROSS = [44, 25] as const
const COLOURS = ['#e0604a', '#f2b33d', '#3f9a94', '#fff3dc'] as const

/** The middle of a field of the board, counted from its upper corner. */
function field(column: number, row: number): readonly [x: number, y: number] {
  return [200 + (column - row) * ACROSS[0], 168 + (column + row + 1) * ACROSS[1]]
}

function fields(): string {
  return Array.from({ length: 16 }, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)]
    const [x, y] = field(column, row)
    const colour = COLOURS[(column + row * 2 + Math.floor(row / 2)) % 4] ?? ''
    return fill(polygon([x, y - 22], [x + 39, y], [x, y + 22], [x - 39, y]), colour)
  }).join('')
}

function pawn(id: string, place: Place, colour: string): string {
  return placed(
    place,
    fill(ovalPath(8, 0, 42, 14), '#160b1c', 0.36),
    solid(`${id}b`, 'M-18-84H18C18-48 38-34 40-8Q40 8 0 8T-40-8C-38-34-18-48-18-84z', colour, {
      shade: 11,
    }),
    solid(`${id}h`, 'M-31-108A31 31 0 1 1 31-108 31 31 0 0 1-31-108z', colour, { shade: 10 }),
  )
}

/** Two pawns on a bright board, and the die still in the air. */
export function boardGame(): string {
  return scene(
    { ground: GROUND.moss, horizon: 220 },
    shadow(200, 356, 150, 18),
    fill('M12 268L200 378 388 268V286L200 392 12 286z', '#6a3d2c'),
    fill('M12 268L200 158 388 268 200 378z', '#b9764a'),
    fields(),
    pawn('a', { x: 156, y: 246, scale: 1.2 }, '#4a6fc0'),
    pawn('b', { x: 246, y: 330, scale: 1.18 }, '#e0503f'),
    placed(
      { x: 306, y: 100, turn: 16 },
      solid('d', box(-58, -58, 116, 116, 26), '#fffaf0', { shade: 18, turn: 16 }),
      disc(-26, -26, 13, '#33211f'),
      disc(0, 0, 13, '#df3f3f'),
      disc(26, 26, 13, '#33211f'),
    ),
  )
}
