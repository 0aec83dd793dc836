import { box, fill, placed, stroke } from '../../kit/shapes.js'
import { sparkle } from '../kit/air.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const ROLLS = ['#e0503f', '#f0833f', '#ffc73f', '#8fb858', '#4f9fb4', '#6a6fb8'] as const

/** A chest of drawers; in the open one, clothes rolled up from red to violet. */
export function tidying(): string {
  return scene(
    { ground: GROUND.teal },
    shadow(200, 358, 140, 15),
    fill('M88 330H118V362H96zM282 330H312L304 362H282z', '#7a4a30'),
    solid(
      'c',
      box(64, 124, 272, 218, 14),
      '#c98a52',
      { shade: 16 },
      fill('M60 160H340V250H60z', '#5a2f2c'),
    ),
    solid('t', box(50, 110, 300, 28, 10), '#e3a868', { shade: 8 }),
    ...ROLLS.map((colour, index) =>
      placed(
        { x: 78 + index * 49, y: 198 },
        fill('M-23 60V-6A23 23 0 0 1 23-6V60z', colour),
        fill('M8-27A23 23 0 0 1 23-6V60H12z', '#3c1238', 0.22),
        stroke('M-9 0A10 10 0 1 1 3 8', '#fff3dc', 5, 0.85),
      ),
    ),
    solid(
      'd',
      box(40, 218, 320, 72, 12),
      '#e3a868',
      { shade: 12 },
      fill(box(60, 234, 280, 40, 8), '#d4934f'),
    ),
    stroke('M176 254H224', '#fff3dc', 13),
    stroke('M178 316H222', '#fff3dc', 11),
    solid('p', 'M84 70H140L132 112H92z', '#df6a4f', { shade: 8 }),
    fill(
      'M112 72C80 66 72 42 78 26 100 32 112 50 112 72zM112 72C108 44 118 20 138 16 146 40 134 62 112 72z',
      '#8fc070',
    ),
    solid('a', box(208, 84, 108, 26, 12), '#fff3dc', { shade: 6 }),
    solid('b', box(216, 60, 96, 26, 12), '#f0a0a0', { shade: 6 }),
    sparkle(348, 66, 22),
    sparkle(42, 156, 15),
  )
}
