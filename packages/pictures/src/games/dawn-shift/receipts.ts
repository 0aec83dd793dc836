import { placed, stroke } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { bottle } from './bottle.js'
import { GROUND } from './palette.js'

const SLIP = 'M-34-70Q0-84 34-70V56Q22 70 0 62T-34 66z'

/** A receipt that was rolled, a few lines in somebody's hand on it. */
function slip(id: string, x: number, y: number, turn: number, lines: string, scale = 1): string {
  return placed(
    { x, y, turn, scale },
    solid(id, SLIP, '#fffaf0', { shade: 8, turn, shadeStrength: 0.22 }),
    stroke(lines, '#5d4062', 5),
  )
}

const TWO = 'M-20-42q5-7 10 0t10 0 10 0 10 0M-20-20q5-7 10 0t10 0 8 0'
const THREE = `${TWO}M-20 4q5-7 10 0t10 0 10 0 10 0M-20 28q5-7 10 0t8 0`
const ONE = 'M-20-30q5-7 10 0t10 0 10 0 10 0'

/** Out of the box: bottles in a row, and what had been rolled about their necks, read at last. */
export function receipts(): string {
  return scene(
    { ground: GROUND.brick, horizon: 226, strength: 0.5 },
    shadow(138, 238, 50, 10),
    bottle('a', { x: 134, y: 236, turn: -4, scale: 1.04 }),
    shadow(266, 226, 50, 10),
    bottle('b', { x: 262, y: 224, turn: 5, scale: 1.04 }, { noted: true }),
    shadow(206, 366, 130, 16),
    slip('x', 104, 288, -20, TWO, 1.05),
    slip('z', 306, 284, 16, ONE, 1.05),
    slip('y', 204, 296, 2, THREE, 1.24),
    stroke('M290 366a20 11 0 1 0 40 0 20 11 0 1 0-40 0', '#5aa7a0', 6),
  )
}
