import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { pot } from './pot.js'
import { rain } from './rain.js'

const CANOPY =
  'M-150 46C-146-44-80-104 0-104S146-44 150 46Q126 22 100 42 76 18 50 40 26 18 0 40-26 18-50 40-76 18-100 42-126 22-150 46z'
const BUD = 'M0 0C20 6 34 34 26 62 22 78 8 88-2 92-14 84-24 70-26 56-30 30-18 6 0 0z'

/** The plant has the umbrella. Its bud hangs its head, with a first white gap. */
export function flowerpot(): string {
  return scene(
    { ground: GROUND.plum, behind: rain(29, { count: 24, height: 280 }), strength: 0.5 },
    shadow(188, 352, 92, 16),
    pot('p', { x: 182, y: 352, scale: 0.92 }),
    stroke('M250 220C284 196 306 204 306 232', '#5f8f52', 12),
    placed(
      { x: 306, y: 226, turn: 10, scale: 0.98 },
      solid(
        'b',
        BUD,
        '#f6e9e0',
        { shade: 10, turn: 10 },
        fill('M-30 0C-14 20-14 60-4 96H-40z', '#e3a0a8'),
      ),
      fill('M-20 6Q-4-14 20 6 24 24 18 34 8 20 0 32-10 20-18 32-26 20-20 6z', '#b35a6c'),
    ),
    stroke('M244 136L214 292', '#e8c48a', 10),
    stroke('M214 292Q209 316 191 309', '#e8c48a', 11),
    placed(
      { x: 246, y: 130, turn: 12, scale: 0.86 },
      stroke('M0-104V-120', '#e8c48a', 10),
      solid(
        'u',
        CANOPY,
        '#4f9fb0',
        { shade: 22, rim: 7, turn: 12 },
        fill('M0-104C-36-76-52-20-50 54L-104 54C-104-20-64-90 0-104z', '#7cc2cc'),
        fill('M0-104C36-76 52-20 50 54H106C104-20 64-90 0-104z', '#3a8496'),
      ),
    ),
    fill(ovalPath(140, 366, 30, 5), '#bcd3ea', 0.3),
    disc(84, 356, 5, '#bcd3ea'),
  )
}
