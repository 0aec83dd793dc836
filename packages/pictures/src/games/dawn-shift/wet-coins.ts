import { disc, fill, oval, placed, stroke } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { raincoat } from './raincoat.js'

function paw(x: number, y: number, turn: number, scale = 1): string {
  return placed(
    { x, y, turn, scale },
    oval(0, 0, 11, 9, '#a9c4e8') +
      disc(-10, -11, 4.5, '#a9c4e8') +
      disc(0, -15, 4.5, '#a9c4e8') +
      disc(10, -11, 4.5, '#a9c4e8'),
  )
}

const MITT =
  'M-22 40V4C-30 2-36-8-34-18-28-22-22-16-20-10-24-40-10-52 2-52S26-40 24-10V40Q0 46-22 40z'

function mitts(id: string, x: number, y: number, turn: number, colour: string): string {
  return placed(
    { x, y, turn, scale: 0.82 },
    stroke('M-2-40Q-14-64-28-40', '#e8d3b0', 5),
    ...[-28, 26].map((dx, at) =>
      placed(
        { x: dx, flip: at === 1 },
        solid(
          `${id}${at}`,
          MITT,
          colour,
          { shade: 8, turn, flip: at === 1 },
          fill('M-40 24H40V50H-40z', '#fff0d4'),
        ),
      ),
    ),
  )
}

/** The raincoat hangs dry at the stand; four gloves have found four gloves, and prints lead away. */
export function wetCoins(): string {
  return scene(
    { ground: GROUND.dawn, horizon: 290, strength: 0.55 },
    stroke('M286 70V344', '#3f3a66', 13),
    stroke('M62 70V86M62 96H340M340 96V118', '#3f3a66', 11),
    shadow(288, 348, 70, 14),
    solid(
      's',
      'M232 262H342L332 340Q330 350 320 350H254Q244 350 242 340z',
      '#4d4880',
      { shade: 14 },
      fill('M220 284H350V300H220z', '#7d78b4'),
    ),
    stroke('M262 262L250 196M250 196Q244 176 258 172', '#d9774a', 11),
    shadow(166, 350, 84, 10),
    raincoat('c', { x: 172, y: 92, turn: -3, scale: 1.08 }),
    mitts('m', 340, 176, 8, '#d9604a'),
    mitts('n', 62, 132, -8, '#4f8f9a'),
    paw(84, 372, 70) + paw(46, 346, 60, 0.9) + paw(132, 376, 80) + paw(30, 310, 40, 0.8),
  )
}
