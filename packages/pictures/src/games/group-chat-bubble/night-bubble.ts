import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'
import { bubblePath } from './bubble-path.js'
import { face } from './face.js'
import { COLOUR } from './palette.js'

const WING = 'M0 20C20-60 90-104 128-84 152-64 128-14 84 4 118 8 132 36 112 54 82 74 24 60 0 20z'
const CAP =
  'M-84 18C-84-30-44-66 4-70 52-74 92-56 110-10 96-26 84-30 74-26 84-10 86 4 84 18Q0-8-84 18z'
const TEXT = 'M-54 18H54M-54 38H30M-54 68H50M-54 88H54M-54 108H8M-54 138H54M-54 158H20'

/** Tall, for what it says is long; wings behind, a nightcap on. */
export function nightBubble(rim = 7): string {
  return [
    ...[false, true].map((flip) =>
      placed(
        { x: flip ? -66 : 66, y: 24, scale: 0.84, flip },
        fill(WING, '#e8f4ff', 0.72),
        stroke('M10 14Q60-30 108-62M16 24Q60 28 96 34', '#b7c9f2', 5),
      ),
    ),
    solid('nb', bubblePath(86, 136, 52, 34), COLOUR.lilac, { shade: 18, rim, rimStrength: 0.8 }),
    placed({ y: -44 }, face({ y: -22 }, { wide: 36, mouth: 'small' }), stroke(TEXT, '#9c8bd9', 9)),
    placed(
      { y: -122 },
      solid(
        'nc',
        CAP,
        '#5a4bb0',
        { shade: 12 },
        stroke('M-56-54L-30 20M4-78L8 20M60-70L50 20', '#8677dc', 10),
      ),
      disc(110, -4, 14, COLOUR.yellow),
    ),
    stroke('M-82-110Q0-138 82-110', COLOUR.cream, 17),
  ].join('')
}
