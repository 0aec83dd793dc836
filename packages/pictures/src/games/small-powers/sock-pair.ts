import { box, fill, placed, stroke } from '../../kit/shapes.js'
import { scene } from '../kit/scene.js'
import { GROUND } from './palette.js'
import { sock } from './sock.js'
import { sparkles } from './sparkles.js'

function peg(x: number, y: number, turn: number): string {
  return placed(
    { x, y, turn },
    fill(box(-11, -25, 22, 50, 6), '#d8a35e'),
    fill(box(-11, -25, 9, 50, 4), '#f0c58a'),
  )
}

/** Both of them, side by side on the line after the wash. */
export function sockPair(): string {
  return scene(
    { ground: GROUND.teal, horizon: 'none' },
    stroke('M-10 62Q200 96 410 56', '#e9d7b4', 7),
    sock('a', { x: 122, y: 206, turn: 6 }),
    sock('b', { x: 242, y: 204, turn: -5 }),
    peg(134, 84, 6),
    peg(232, 82, -5),
    sparkles([78, 326, 20], [346, 132, 24], [52, 150, 12]),
  )
}
