import { box, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { clock } from './clock.js'
import { COLOUR, GROUND } from './palette.js'

const BALL =
  'M-40 6L-34-18-24-20-18-36 4-32 18-38 28-22 40-14 36 6 42 16 24 28 12 38-8 32-26 36-32 22z'
const LIT = 'M-34-18L-6-8 4-32-18-36-24-20zM-6-8L-14 18 18 12 40-14 14-10z'
const DIM = 'M-40 6L-14 18-8 32-26 36-32 22zM18 12L12 38 24 28 42 16 36 6z'

/** A try at the letter, thrown away. */
function ball(id: string, x: number, y: number, turn: number, scale = 1): string {
  return placed(
    { x, y, turn, scale },
    shadow(2, 34, 36, 7),
    solid(
      id,
      BALL,
      '#f3dfc0',
      { shade: 9, turn },
      fill(LIT, '#fffaf0', 0.75),
      fill(DIM, '#cfa585', 0.7),
    ),
  )
}

const LETTER = [
  fill('M-118-58H106L138 78H-150z', '#2a0f20', 0.4),
  solid(
    'l',
    'M-116-66H100L132 66Q0 76-148 66z',
    COLOUR.paper,
    { shade: 8, rim: 5 },
    fill('M-6-66H10L16 72H-20z', '#ecd2a6', 0.6),
  ),
  stroke(
    'M-92-40q10-10 20 0t20 0 20 0 20 0 20 0 20 0 20 0M-100-14q11-10 22 0t22 0 22 0',
    '#5a3c6a',
    7,
  ),
  fill(ovalPath(-6, -12, 11, 6), '#a9c8d8', 0.7),
  stroke('M-112 16H110M-120 42H118', '#dcb98c', 4),
].join('')

/** An old alarm clock rings over a letter that stops after the second line; the other tries lie about. */
export function drama(): string {
  return scene(
    { ground: GROUND.wine, horizon: 262 },
    shadow(286, 258, 74, 12),
    placed({ x: 274, y: 162, turn: 7, scale: 1.04 }, clock()),
    stroke('M176 70l-18-12M170 104l-22-2M366 62l14-16M374 100l14-2', '#ffdf9a', 7),
    ball('x', 76, 222, 12, 1.05),
    placed({ x: 182, y: 300, turn: -7 }, LETTER),
    placed(
      { x: 212, y: 286, turn: -38 },
      fill(box(-6, -10, 150, 22, 8), '#2a0f20', 0.3),
      solid(
        'p',
        'M-22 0L6-12H132Q142-12 142 0T132 12H6z',
        '#3f5f9c',
        { shade: 6, rim: 4, turn: -38 },
        fill('M-30-20H6V20H-30zM92-20h12V20H92z', '#f6c453'),
      ),
    ),
    ball('y', 334, 330, -30, 1.15),
  )
}
