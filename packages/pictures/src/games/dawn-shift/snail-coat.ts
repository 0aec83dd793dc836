import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { GROUND } from './palette.js'
import { rain } from './rain.js'
import { raincoat } from './raincoat.js'
import { snail } from './snail.js'

const CLOTH = { cloth: '#bfe0ea', dark: '#8fbccb' }

const TAPE =
  fill('M-84 100L-20 84-14 116-84 134zM90 138L22 152 26 184 90 172z', '#c9945c') +
  fill('M-84 192H84V212H-84z', '#c9945c')

/** Half a raincoat and half a parcel, for somebody who goes to see a snail. */
export function snailCoat(): string {
  return scene(
    { ground: GROUND.shelf, behind: rain(41, { count: 18 }), strength: 0.5 },
    stroke('M-10 74H410', '#24504e', 9),
    stroke('M158 74C158 56 176 52 176 66S164 80 164 92', '#e8c48a', 9),
    shadow(176, 346, 100, 16),
    raincoat('c', { x: 164, y: 84, turn: -3, scale: 1.16 }, CLOTH, TAPE),
    placed(
      { x: 164, y: 84, turn: -3, scale: 1.16 },
      ...[112, 146, 180].map((y) => disc(0, y, 15, '#ffcc3e') + disc(0, y, 6, '#e2573f')),
    ),
    fill(ovalPath(310, 352, 62, 10), '#160b1c', 0.34),
    snail('s', { x: 310, y: 350 }),
  )
}
