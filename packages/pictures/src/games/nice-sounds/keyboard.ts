import { box, fill, placed } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

const KEYS = [
  [-150, -62, 52],
  [-90, -62, 52],
  [-30, -62, 52],
  [30, -62, 52],
  [90, -62, 58],
  [-150, -6, 66],
  [-76, -6, 52],
  [44, -6, 52],
  [104, -6, 44],
  [-150, 50, 52],
  [-90, 50, 172],
  [90, 50, 58],
] as const

/** Small keys under the lamp, one of them down. */
export function keyboard(): string {
  return scene(
    { ground: GROUND.heather, horizon: 200, strength: 0.7 },
    shadow(210, 346, 164, 18),
    placed(
      { x: 200, y: 240, turn: -8 },
      solid('k', box(-172, -70, 344, 186, 28), '#33405e', { shade: 16, rim: 0 }),
      solid('t', box(-172, -84, 344, 182, 28), '#5a6d96', { shade: 8 }),
      fill(KEYS.map(([x, y, wide]) => box(x, y - 2, wide, 48, 11)).join(''), '#2f3c5a'),
      fill(KEYS.map(([x, y, wide]) => box(x, y - 10, wide, 46, 11)).join(''), '#d9c3a0'),
      fill(KEYS.map(([x, y, wide]) => box(x + 4, y - 10, wide - 8, 37, 10)).join(''), '#fff3dc'),
      fill(box(-150, -16, 66, 46, 11) + box(90, 40, 58, 46, 11), '#3f8f88'),
      fill(box(-146, -16, 58, 37, 10) + box(94, 40, 50, 37, 10), '#6fc0b4'),
      fill(box(-16, -4, 52, 48, 11), '#2f3c5a'),
      fill(box(-14, -1, 48, 42, 10), '#e8673f'),
      fill(box(-10, -1, 40, 34, 9), '#ff9a5c'),
    ),
    sound(206, 226, { towards: -94, first: 92, gap: 32, wide: 78 }),
  )
}
