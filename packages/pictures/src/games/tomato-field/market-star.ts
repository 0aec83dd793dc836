import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, RIPENESS } from './palette.js'
import { tomato } from './tomato.js'

const STRIPE = 48

/** One stripe of the awning, a scallop below; those on one side of the list are red. */
const stripes = (first: number) =>
  [0, 2, 4, 6]
    .map((at) => at + first)
    .filter((at) => at < 7)
    .map((at) => `M${32 + at * STRIPE} 44h${STRIPE}v70a24 20 0 0 1-${STRIPE} 0z`)
    .join('')

function crate(id: string, x: number, y: number): string {
  return placed(
    { x, y },
    solid(
      id,
      box(-70, 0, 140, 66, 8),
      '#c0824a',
      { shade: 12 },
      stroke('M-70 33H70', '#8a5630', 7),
    ),
    disc(-56, 16, 5, '#6b4026'),
    disc(56, 16, 5, '#6b4026'),
  )
}

/** A stall before sunrise, its lamp lit, one crate upon the other. */
export function marketStar(): string {
  return scene(
    { ground: GROUND.night, horizon: 304, strength: 0.24 },
    fill(box(44, 84, 14, 250) + box(342, 84, 14, 250), '#5b3a2a'),
    fill(box(58, 96, 284, 214), '#f2b565', 0.5),
    fill(ovalPath(200, 176, 118, 92), '#ffe0a0', 0.5),
    stroke('M200 96V126', '#3b2430', 5),
    disc(200, 142, 19, '#fff6dc'),
    tomato('a', { x: 202, y: 194, scale: 0.44, turn: 5 }, RIPENESS.golden),
    tomato('b', { x: 148, y: 212, scale: 0.4, turn: -10 }, RIPENESS.red),
    tomato('c', { x: 254, y: 212, scale: 0.4, turn: 12 }, RIPENESS.red),
    crate('d', 200, 226),
    shadow(200, 358, 172, 14),
    crate('g', 122, 290),
    crate('h', 278, 290),
    fill(stripes(0), '#e2533c'),
    fill(stripes(1), '#fff0d4'),
    fill(box(26, 34, 348, 20, 10), '#b8402f'),
  )
}
