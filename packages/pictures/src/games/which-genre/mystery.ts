import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { COLOUR, GROUND } from './palette.js'

const HEADS = {
  round: 'M0 2a21 21 0 1 0 .1 0z',
  diamond: 'M0 0L23 23 0 46-23 23z',
  clover: 'M0 8a14 14 0 0 1 12 22 14 14 0 1 1-12 10 14 14 0 1 1-12-10A14 14 0 0 1 0 8z',
  square: 'M-19 4H19V42H-19z',
} as const

const BITS = ['M0 100H19M0 80H14', 'M0 100H19V86M0 76H14', 'M0 100H-19M0 82H-13'] as const

type Head = keyof typeof HEADS

const hollow = (head: Head, bit: 0 | 1 | 2) =>
  stroke(`${HEADS[head]}M0 46V104${BITS[bit]}`, '#471630', 22)

/** Hangs from the origin, 106 long, in its hollow. */
function key(head: Head, bit: 0 | 1 | 2, colour: string, light: string): string {
  return [
    hollow(head, bit),
    stroke(`${HEADS[head]}M0 46V104${BITS[bit]}`, colour, 13),
    placed({ x: -2, y: -2 }, stroke(`${HEADS[head]}M0 48V102`, light, 4)),
  ].join('')
}

const GOLD = ['#f2b441', '#fff0b8'] as const
const COPPER = ['#ec8f4c', '#ffd8ae'] as const

const KEYS = [
  [110, 92, key('round', 0, ...GOLD)],
  [192, 92, key('diamond', 1, ...COPPER)],
  [274, 92, key('clover', 2, ...GOLD)],
  [110, 214, key('square', 1, ...COPPER)],
  [192, 214, key('clover', 0, ...GOLD)],
  [274, 214, hollow('round', 1)],
] as const

const TICKS = 'M-4 14h9M-4 27h15M-4 40h9M-4 53h15M-4 66h9M-4 79h15'

/** Five keys in a case lined with velvet; the sixth hollow is empty, and a tape has begun to measure it. */
export function mystery(): string {
  return scene(
    {
      ground: GROUND.ink,
      horizon: 'none',
      behind: fill('M20 20L150 4V180L20 230zM166 2L300 -20V130L166 176z', '#c9d6ff', 0.13),
    },
    placed(
      { x: 0, y: 6, turn: -3 },
      placed({ x: 12, y: 16 }, fill(box(42, 50, 304, 304, 26), '#160b1c', 0.36)),
      solid('b', box(42, 50, 304, 304, 26), COLOUR.wood, { shade: 14 }),
      solid(
        'p',
        box(62, 70, 264, 264, 14),
        '#9c3853',
        { shade: 0, rim: 0 },
        fill('M62 70H326V84H76V334H62z', '#3c1238', 0.4),
        fill('M76 200L206 84H326L76 310z', '#b94f66', 0.5),
      ),
      ...KEYS.map(([x, y, shape]) => placed({ x, y }, shape)),
    ),
    placed(
      { x: 338, y: 214, turn: 2 },
      fill(box(-8, 0, 28, 110), '#fff3dc'),
      fill(box(-14, -6, 40, 11, 4), '#b9c6d8'),
      stroke(TICKS, '#33211f', 5),
    ),
    placed(
      { x: 326, y: 334, scale: 0.96 },
      fill(ovalPath(10, 12, 46, 44), '#160b1c', 0.36),
      solid(
        't',
        'M-42 4C-42-26-24-42 2-42H34Q44-42 44-30V30Q44 42 32 42H0C-26 42-42 28-42 4z',
        '#4f9f9a',
        { shade: 12 },
        disc(2, 0, 25, COLOUR.cream),
        disc(2, 0, 12, '#4f9f9a'),
      ),
    ),
  )
}
