import { fill, placed, stroke } from '../../kit/shapes.js'
import { bubbles } from '../kit/air.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

const TURN = 26
const BITTEN =
  'M-30 80Q-56 76-62 50-92 38-88 6-112-16-94-46-102-78-72-92-62-122-30-118-10-138 16-122Q0-92 32-86 20-54 58-52 50-22 92-22Q104 6 82 24 82 54 52 58 46 82 22 78 6 94-12 86-24 88-30 80z'
const MEAT = 'M16-122Q0-92 32-86 20-54 58-52 50-22 92-22L88 6Q34 10 26-24-14-28-8-66-34-82-12-128z'

/** One leg held in paper, the first bite gone, crumbs in the air. */
export function crispyChicken(): string {
  return scene(
    { ground: GROUND.lake },
    shadow(170, 354, 84, 12),
    placed(
      { x: 216, y: 190, turn: TURN, scale: 1.1 },
      solid(
        'o',
        'M-18 60H18V134Q38 134 34 154T10 164Q0 174-10 164-30 170-34 154T-18 134z',
        '#fff3dc',
        { shade: 10, turn: TURN },
      ),
      solid(
        'm',
        BITTEN,
        '#e08a2e',
        { shade: 22, rim: 7, turn: TURN },
        fill('M-70-60Q-50-110-14-112L-30-70-20-20-60 10z', '#f5b24f'),
        fill(MEAT, '#ffe9cc'),
        stroke('M8-92L-2-66M36-66L22-36M64-36L50-8', '#eac39a', 6),
        stroke(
          'M-66-20q10 12 26 8M-40 38q14 8 28-2M10 40q14 8 30-4M-60-74q6 12 22 10M-8 10q10 12 26 8',
          '#a9561a',
          7,
        ),
        bubbles(
          0,
          0,
          [
            [-50, 14, 6],
            [-28, -42, 5],
            [52, 26, 6],
            [-14, 62, 5],
          ],
          '#ffd68a',
        ),
      ),
      solid(
        'p',
        'M-56 78L-30 66-8 78 14 66 34 76 56 70 30 128Q0 138-30 128z',
        '#fffaf0',
        { shade: 10, turn: TURN },
        stroke('M-48 96H50M-34 118H36', '#e2574c', 9),
      ),
    ),
    fill(
      'M300 176l14-6 6 12-12 8zM322 214l10-2 4 10-10 4zM272 122l10-8 8 8-8 8zM332 142l9-5 6 9-9 5z',
      '#f5b24f',
    ),
    sound(258, 158, { towards: -42, first: 62, gap: 32, wide: 68, count: 3 }),
  )
}
