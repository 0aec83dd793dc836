import { box, disc, fill, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { clerk } from './clerk.js'
import { COLOUR, GROUND } from './palette.js'
import { rain } from './rain.js'

const PANE = fill(box(24, 20, 352, 236, 14), '#20344f') + rain(23, { count: 22, height: 220 })

/** Behind the counter in the small hours: the one who keeps the shop, a cup of water, rain at the pane. */
export function counter(): string {
  return scene(
    { ground: GROUND.shelf, horizon: 'none', behind: PANE, strength: 0.55 },
    stroke('M24 138H376', '#2f6461', 8),
    clerk('k', { x: 186, y: 272 }),
    solid(
      'r',
      'M262 186H350Q360 186 362 196L370 262H256L254 196Q254 186 262 186z',
      '#4d4a66',
      { shade: 12 },
      fill(box(272, 198, 72, 34, 6), '#9fe0d0'),
    ),
    fill('M-10 256H410V284H-10z', '#e0b27c'),
    fill('M-10 284H410V410H-10z', '#a8704a'),
    fill('M-10 284H410V298H-10z', '#3c1238', 0.25),
    stroke('M76 318V400M176 318V400M276 318V400M376 318V400', '#8f5a3c', 8),
    solid('m', 'M128 312L214 304 220 366 132 372z', COLOUR.cream, { shade: 6 }),
    stroke('M146 328l54-5M148 343l54-5M150 358l30-3', '#c9a07c', 5),
    fill(ovalPath(78, 272, 36, 8), '#160b1c', 0.3),
    solid(
      'c',
      'M42 206H106L98 268Q96 274 90 274H58Q52 274 50 268z',
      '#dceaf0',
      { shade: 8 },
      fill('M30 228H120V280H30z', '#9cc8dc'),
    ),
    fill(ovalPath(74, 206, 32, 8), '#f4fafc'),
    disc(74, 207, 5, '#9cc8dc'),
  )
}
