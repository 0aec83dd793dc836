import { fill, placed } from '../../kit/shapes.js'
import { snow, sparkle } from '../kit/air.js'
import { scene } from '../kit/scene.js'
import { nightBubble } from './night-bubble.js'
import { GROUND } from './palette.js'

const ROOFS = 'M0 344L52 300 108 346 158 314 214 352 262 326H316L356 296 400 330V400H0z'

/** Tall with three paragraphs, it flies on its wings over roofs that sleep, the moon still up. */
export function dawnFairy(): string {
  return scene(
    {
      ground: GROUND.blue,
      horizon: 'none',
      strength: 0.4,
      behind:
        fill('M0 262Q200 222 400 250V400H0z', '#7a5a98', 0.7) +
        fill('M0 304Q200 272 400 296V400H0z', '#d98a86', 0.75) +
        snow(37, { count: 20, height: 230, strength: 0.8, size: 2.4 }),
    },
    fill('M64 40A46 46 0 1 0 118 100 40 40 0 0 1 64 40z', '#ffeeb8'),
    fill(ROOFS, '#2b2a5c'),
    fill('M46 342h16v18H46zM340 340h16v18h-16zM150 354h16v18h-16z', '#454484'),
    fill('M278 350h18v20h-18z', '#ffcf78'),
    placed({ x: 206, y: 206, turn: 6, scale: 0.92 }, nightBubble()),
    sparkle(352, 52, 14, '#fff3cf'),
    sparkle(66, 216, 12, '#fff3cf'),
    sparkle(318, 292, 10, '#fff3cf'),
  )
}
