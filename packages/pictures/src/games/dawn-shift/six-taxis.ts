import { disc, fill, placed, polygon } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { GROUND } from './palette.js'
import { rain } from './rain.js'
import { raincoat } from './raincoat.js'
import { snail } from './snail.js'
import { taxi } from './taxi.js'

const QUEUE = [
  [318, 150, 0.36, '#c9ccd8'],
  [272, 168, 0.46, '#f0a03c'],
  [318, 190, 0.56, '#c9ccd8'],
  [252, 216, 0.68, '#f0a03c'],
  [312, 250, 0.84, '#c9ccd8'],
  [232, 296, 1.06, '#f0a03c'],
] as const

/** They queue with blinking lamps, for a coat like that. */
export function sixTaxis(): string {
  return scene(
    {
      ground: GROUND.brick,
      horizon: 132,
      strength: 0.5,
      behind: rain(61, { count: 10, height: 120 }),
    },
    fill(polygon([250, 128], [370, 128], [430, 400], [60, 400]), '#5b2f34'),
    ...QUEUE.map(
      ([x, y, scale, colour], at) =>
        (at > 3 ? fill(ovalPath(x, y - 40 * scale, 120 * scale, 34 * scale), '#ffb347', 0.2) : '') +
        taxi({ x, y, scale }, colour, at > 4 ? 't' : undefined),
    ),
    shadow(112, 362, 84, 13),
    raincoat(
      'c',
      { x: 108, y: 112, turn: -3, scale: 1.08 },
      { cloth: '#bfe0ea', dark: '#8fbccb' },
      fill('M-84 196H84V212H-84zM-84 96L-34 84-26 112-84 126z', '#c9945c'),
    ),
    placed(
      { x: 108, y: 112, turn: -3, scale: 1.08 },
      disc(0, 64, 26, '#f0c39a') + disc(-9, 64, 4, '#33211f') + disc(11, 64, 4, '#33211f'),
      ...[112, 146, 180].map((y) => disc(0, y, 14, '#ffcc3e') + disc(0, y, 6, '#e2573f')),
    ),
    snail('s', { x: 290, y: 372, scale: 0.9 }),
  )
}
