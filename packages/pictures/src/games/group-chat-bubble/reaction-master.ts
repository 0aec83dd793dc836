import { fill, placed, stroke } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { burstBubble } from './burst-bubble.js'
import { GROUND } from './palette.js'

const FINGERS = 'M-20 8V-26M-2 6V-38M16 8V-32'
const PALM = 'M-31 2C-31-16 27-16 27 2V26C27 46 14 52-2 52S-31 46-31 26z'

const CONFETTI = [
  [54, 88, 20, '#8fd3d6'],
  [96, 36, -30, '#fff3dc'],
  [300, 40, 40, '#8fd3d6'],
  [356, 92, -20, '#ffb0a0'],
  [32, 172, -40, '#ffb0a0'],
  [366, 268, 30, '#fff3dc'],
  [204, 28, 10, '#ffb0a0'],
] as const

/** One hand with its back to us, its thumb towards the other. */
function hand(id: string, x: number, turn: number, colour: string): string {
  const flip = turn < 0
  return placed(
    { x, y: 292, turn, scale: 1.08 },
    placed(
      { flip },
      stroke('M-16 54H12', '#fff3dc', 22),
      stroke(`${FINGERS}M22 24Q36 16 36-4`, colour, 17),
      solid(id, PALM, colour, { shade: 8, rim: 0, turn, flip }),
      stroke('M-11-2V-18M7-2V-20', '#c9403f', 4),
    ),
  )
}

/** A burst of a bubble, mouth wide open; it claps until its palms are red. */
export function reactionMaster(): string {
  return scene(
    { ground: GROUND.rose },
    shadow(206, 352, 104, 14),
    placed({ x: 200, y: 180, turn: -4, scale: 1.04 }, burstBubble()),
    stroke('M84 232Q78 330 140 340M316 232Q324 330 262 340', '#e59b3a', 22),
    hand('hl', 152, 16, '#ff8f7c'),
    hand('hr', 250, -16, '#f4705f'),
    stroke('M201 234V214M166 226l-8-16M236 226l8-16', '#fffaf0', 8),
    ...CONFETTI.map(([x, y, turn, colour]) =>
      placed({ x, y, turn }, fill('M-12-6H12V6H-12z', colour)),
    ),
  )
}
