import { fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { tiles } from './tiles.js'

const CAP = 'M-140 30C-146-56-78-122 0-122S146-56 140 30C134 66 70 80 0 80S-134 66-140 30z'
const STEM = 'M-40 40H40C38 80 40 110 48 136 44 160-44 160-48 136-40 110-38 80-40 40z'
/** A star of six, as it is cut into the cap. */
const CUT =
  'M-84-46Q-30-36 0-28 30-40 82-54 46-26 22-14 46 2 76 28 36 14 6 4-6 26-20 48-20 22-20 2-52 6-98 14-56-6-34-18-58-28-84-46z'

/** A shiitake seen a little from above, 280 wide about its middle. */
export function shiitake(id: string, turn: number): string {
  return [
    solid(`${id}s`, STEM, '#f6e2c0', { shade: 14, turn }),
    fill(ovalPath(0, 54, 120, 34), '#ecd0a2'),
    stroke('M-70 66L-50 80M-30 72L-24 86M30 72L24 86M70 66L50 80', '#c9a06c', 6),
    solid(
      id,
      CAP,
      '#9c5a30',
      { shade: 26, rim: 7, turn },
      fill('M-160 36Q0 96 160 36V100H-160z', '#7a4124'),
      fill(CUT, '#fff0d4'),
    ),
  ].join('')
}

/** Two shiitake, a star cut into the cap of the front one. */
export function mushroom(): string {
  return scene(
    { ground: GROUND.tile, behind: tiles() },
    shadow(200, 346, 130, 20),
    placed({ x: 282, y: 250, turn: 16, scale: 0.62 }, shiitake('b', 16)),
    placed({ x: 172, y: 198, turn: -8, scale: 1.02 }, shiitake('a', -8)),
  )
}
