import { box, placed, stroke } from '../../kit/shapes.js'
import { sparkle } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { tidyBubble } from './tidy-bubble.js'

/** Each a bubble folded like linen. */
const FOLDED = [
  ['#4f8f9a', 330, 0],
  ['#e98a6a', 294, 4],
  ['#fff0d4', 258, -3],
  ['#7d6bb5', 222, 2],
] as const

const PLUMES = `${ovalPath(0, -88, 20, 44)}${ovalPath(-20, -76, 17, 32)}${ovalPath(20, -76, 17, 32)}`

/** A headscarf on, a duster raised; what was said lies folded in a pile beside it. */
export function tidyFairy(): string {
  return scene(
    { ground: GROUND.mustard },
    shadow(88, 350, 62, 11),
    shadow(230, 354, 100, 15),
    ...FOLDED.map(([colour, y, dx], index) =>
      placed(
        { x: 86 + dx, y },
        solid(`f${index}`, box(-56, -18, 112, 36, 17), colour, { shade: 7, rim: 5 }),
        stroke('M52-2H-28', '#3c1238', 5, 0.3),
      ),
    ),
    placed(
      { x: 345, y: 196, turn: 5, scale: 1.06 },
      stroke('M0 44V-60', '#7e4a2c', 11),
      solid('du', PLUMES, '#ffe1d0', { shade: 0, rim: 0 }),
      stroke('M0-118V-64M-22-94L-10-58M22-94L10-58', '#e0a08c', 6),
    ),
    placed({ x: 218, y: 206, turn: 3, scale: 1.12 }, tidyBubble()),
    stroke('M322 224Q340 230 346 214', '#8fc4a8', 20),
    sparkle(58, 140, 18, '#fff6d6'),
    sparkle(96, 84, 11, '#fff6d6'),
    sparkle(38, 84, 7, '#fff6d6'),
  )
}
