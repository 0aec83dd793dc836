import { fill, placed, stroke } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, INK } from './palette.js'
import { sound } from './sound.js'

const TURN = 38
const PAPER =
  'M58 176L296 148Q306 148 308 158L346 336Q348 346 338 348L84 372Q74 372 72 362L50 188Q50 178 58 176z'

/** A pencil on its way over the paper, its line behind it. */
export function pencil(): string {
  return scene(
    { ground: GROUND.rust, horizon: 250 },
    shadow(206, 366, 136, 14),
    solid(
      'p',
      PAPER,
      '#fff6e2',
      { shade: 8, shadeStrength: 0.16 },
      stroke('M60 240L330 212M68 286L338 260M74 332L346 308', '#e6d3b4', 5),
    ),
    stroke(
      'M92 232q11-30 22-2t22-2 22-2 22-2 22-2M100 282q11-28 22-2t22-2 22-2 12-12',
      '#4b4257',
      8,
    ),
    fill('M184 272L330 146 346 160 200 290z', '#3c1238', 0.2),
    placed(
      { x: 180, y: 264, turn: TURN },
      solid(
        'w',
        'M-26-62L0 0 26-62z',
        '#f3cf9c',
        { shade: 8, turn: TURN },
        fill('M-10-24H10V2H-10z', INK),
      ),
      solid(
        'b',
        'M-26-212H26V-60Q18-70 9-60 0-70-9-60-18-70-26-60z',
        '#f2b33d',
        { shade: 12, turn: TURN },
        fill('M-9-220H9V-50H-9z', '#ffcf6b'),
      ),
      fill('M-26-232H26V-206H-26z', '#c7ced8'),
      stroke('M-26-214H26', '#8f98ab', 5),
      solid('e', 'M-26-230V-246Q-26-264 0-264T26-246V-230z', '#f0848a', { shade: 8, turn: TURN }),
    ),
    sound(180, 262, { towards: 56, first: 46, gap: 28, wide: 82, colour: '#e08a52' }),
  )
}
