import { box, fill, placed, polygon, stroke } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const HEART = 'M0 30C-34 8-44-10-40-24-36-40-12-42 0-22 12-42 36-40 40-24 44-10 34 8 0 30z'
const PEN = 42

/** A letter, half out of its envelope, and the pen that wrote it. */
export function letter(): string {
  return scene(
    { ground: GROUND.moss },
    shadow(200, 356, 150, 15),
    placed(
      { x: 192, y: 232, turn: -6 },
      solid('o', 'M-144-52L-12-152Q0-160 12-152L144-52V20H-144z', '#c9573f', { shade: 10 }),
      solid(
        's',
        box(-112, -172, 224, 220, 8),
        '#fffaf0',
        { shade: 10, shadeStrength: 0.18 },
        stroke(
          'M-80-136q12-18 24 0t24 0 24 0 24 0 24 0M-80-98q12-18 24 0t24 0 24 0 24 0 24 0 24 0M-80-60q12-18 24 0t24 0 24 0',
          '#4b5a7c',
          9,
        ),
      ),
      solid(
        'e',
        'M-144-52L0 36 144-52V106Q144 120 130 120H-130Q-144 120-144 106z',
        '#f3d9a8',
        { shade: 14 },
        fill(polygon([-150, 126], [-20, 20], [20, 20], [150, 126]), '#e6c48a'),
        stroke('M-138 116L-18 26M138 116L18 26', '#c99a58', 6),
      ),
      placed({ y: 36, scale: 0.95 }, solid('h', HEART, '#df4a4f', { shade: 9 })),
    ),
    placed(
      { x: 246, y: 326, turn: PEN },
      fill('M-20-176H32V-30H-20z', '#160b1c', 0.24),
      solid(
        'n',
        'M-20-44H20L8-8Q0 12-8-8z',
        '#ffd27a',
        { shade: 7, turn: PEN },
        stroke('M0-28V10', '#a8691f', 5),
      ),
      solid('p', 'M-24-170Q-24-196 0-196T24-170V-52Q24-40 12-40H-12Q-24-40-24-52z', '#34487f', {
        shade: 12,
        turn: PEN,
      }),
      fill('M-25-112H25V-98H-25z', '#ffd27a'),
      stroke('M14-178V-128', '#ffd27a', 8),
    ),
  )
}
