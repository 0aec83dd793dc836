import { fill, placed, stroke } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'
import { bubblePath } from './bubble-path.js'
import { face } from './face.js'
import { COLOUR } from './palette.js'

/** Feet together, the letter folded into a plane that has not flown yet. */
export function shyBubble(rim = 7): string {
  return [
    stroke('M-26 74V100M18 74V100M-26 100H-40M18 100H4', '#5f93ab', 12),
    solid('hb', bubblePath(98, 78, 58, 58), COLOUR.sky, { shade: 18, rim, rimStrength: 0.8 }),
    face({ x: -22, y: -14 }, { wide: 36, mouth: 'wobble' }),
    placed(
      { x: -34, y: 48, turn: -8, scale: 1.15 },
      fill('M-58-12L50-30 12 26-8 8z', '#fffaf0'),
      fill('M-58-12L50-30-8 8-14 26z', '#e3d3c8'),
      fill('M-58-12L50-30-24 2z', '#fff3dc'),
    ),
    stroke('M-70 46Q-62 66-44 62M26 48Q18 66 2 62', '#8fbdd0', 17),
  ].join('')
}
