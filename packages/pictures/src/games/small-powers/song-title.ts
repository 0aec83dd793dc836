import { light } from '../../kit/light.js'
import { fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { halo } from '../kit/flame.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, MAGIC } from './palette.js'
import { sparkles } from './sparkles.js'

const GLASS =
  'M0-124C62-124 104-80 104-22 104 22 78 44 58 70 46 86 44 98 42 116H-42C-44 98-46 86-58 70-78 44-104 22-104-22-104-80-62-124 0-124z'

function quaver(place: Place, colour: string): string {
  return placed(
    place,
    stroke('M10 0V-52Q30-46 30-24', colour, 9),
    placed({ x: -2, turn: -20 }, fill(ovalPath(0, 0, 16, 12), colour)),
  )
}

/** The bulb goes on, and its wire is the tune. */
export function songTitle(): string {
  return scene(
    { ground: GROUND.violet, horizon: 'none', strength: 0 },
    halo(196, 174, [190, 150], '#ffd98f', 0.1),
    light({ x: 196, y: 170, r: 240, colour: '#ffd07a', strength: 0.75 }),
    placed(
      { x: 198, y: 184, turn: 8 },
      solid(
        's',
        'M-42 112H42V150Q42 158 34 160L18 172Q0 180-18 172L-34 160Q-42 158-42 150z',
        '#c7ced8',
        { shade: 14 },
        stroke('M-50 130L50 124M-50 148L50 142', '#8f98ab', 7),
      ),
      solid(
        'g',
        GLASS,
        '#ffdf85',
        { shade: 18, rim: 6, shadeColour: '#e0752f', shadeStrength: 0.4 },
        fill(ovalPath(-8, -24, 74, 72), '#fff3c4', 0.8),
      ),
      stroke('M-34 36V-54L40-68V22', '#d2602a', 12),
      stroke('M-34-44L40-58', '#d2602a', 16),
      placed({ x: -48, y: 38, turn: -18 }, fill(ovalPath(0, 0, 23, 17), '#d2602a')),
      placed({ x: 26, y: 24, turn: -18 }, fill(ovalPath(0, 0, 23, 17), '#d2602a')),
      stroke('M-84-32Q-78-82-38-100', '#fffaf0', 10),
    ),
    quaver({ x: 62, y: 120, turn: -12, scale: 0.95 }, MAGIC),
    quaver({ x: 336, y: 96, turn: 10, scale: 1.15 }, '#ffb98a'),
    quaver({ x: 330, y: 290, turn: -6, scale: 0.8 }, '#c9b4ff'),
    sparkles([76, 262, 18]),
  )
}
