import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { steam } from '../../games/kit/air.js'
import { ovalPath } from '../../games/kit/paths.js'
import { solid } from '../../games/kit/solid.js'
import { FISH, fishFace, fishScales, fishTail } from '../../games/winter-snacks/bungeoppang.js'
import { FOOD } from '../../games/winter-snacks/palette.js'
import { candy } from './candy.js'
import { hung, SMALL, swung } from './hung.js'

/** A fish of crisp dough. */
export function bungeoppang(): string {
  return hung(
    42,
    placed(
      { x: 46, y: 60, turn: -20, scale: 0.28 },
      solid(
        'f',
        FISH,
        FOOD.crust,
        { shade: 26, rim: 10, turn: -20 },
        fishTail(),
        fishFace(),
        fishScales([
          [0, 3],
          [44, 2],
        ]),
      ),
    ),
  )
}

/** One tangerine with its leaf. */
export function tangerine(): string {
  return hung(
    34,
    solid(
      't',
      ovalPath(48, 62, 34, 30),
      '#ff9324',
      { shade: 9, rim: 3, shadeColour: '#b8321a', shadeStrength: 0.42 },
      fill(ovalPath(34, 51, 8, 5), '#ffd08a', 0.85),
      stroke('M62 56v.1M56 70v.1M68 70v.1M40 76v.1M46 62v.1', '#e0701a', 3),
    ),
    stroke('M48 37L49 30', '#57702f', 4),
    solid('l', 'M50 36Q58 18 82 24Q74 44 50 36z', '#6fa04c', { shade: 4, rim: 2 }),
    stroke('M54 35Q64 32 74 27', '#4d7a38', 2),
  )
}

/** A roasted sweet potato, peeled half. */
export function sweetPotato(): string {
  return hung(
    26,
    placed(
      { x: 48, y: 58, turn: 24 },
      solid(
        'y',
        'M2-37C10-36 19-20 20-2C20 20 10 36-1 37C-13 36-20 18-19-2C-18-18-8-38 2-37z',
        '#ffc83d',
        { ...SMALL, turn: 24 },
        fill(ovalPath(-6, -17, 4, 9), '#fff0b0', 0.85),
        stroke('M4-24q4 6 2 12M-2-4q4 4 10 2', '#eaa322', 3),
      ),
      solid(
        's',
        'M-22-8L-13 3L-5-9L3 4L11-8L23-3C24 18 12 34 1 41C-14 34-24 16-22-8z',
        '#8d3f66',
        { ...SMALL, turn: 24 },
        stroke('M-12 16q5 4 10 2M4 24q5 2 8-2', '#662a4f', 3),
      ),
      fill('M-22-8L-13 3L-28 12Q-33 2-22-8zM23-3L11-8L24 12Q33 6 23-3z', '#b86a86'),
    ),
  )
}

/** A briquette of coal whose holes glow. */
export function briquette(): string {
  const holes: ReadonlyArray<readonly [x: number, y: number]> = [
    [48, 34],
    [34, 38],
    [62, 38],
    [26, 44],
    [48, 43],
    [70, 44],
    [36, 50],
    [60, 50],
  ]
  return swung(
    22,
    42,
    solid(
      'b',
      'M16 43Q16 30 48 29T80 43V78Q80 93 48 94T16 78z',
      '#57505f',
      { shade: 8, rim: 2.5, rimStrength: 0.6 },
      fill('M10 70Q48 92 86 70V99H10z', '#d9512c', 0.75),
      fill('M10 82Q48 100 86 82V99H10z', '#ffab4a', 0.9),
    ),
    fill(ovalPath(48, 43, 32, 14), '#7a7182'),
    holes.map(([x, y]) => fill(ovalPath(x, y, 5, 3.2), '#ff8a3a')).join(''),
    holes.map(([x, y]) => fill(ovalPath(x, y + 0.6, 2.8, 1.6), '#ffe08a')).join(''),
  )
}

/** Three grains of star candy on threads. */
export function starCandy(): string {
  return swung(
    27,
    42,
    stroke('M48 10V60', '#d9a441', 2.6),
    candy('a', 27, 52, 19, '#ffa3b8', '#e2708f'),
    candy('b', 70, 50, 18, '#ffe08a', '#e5b445'),
    candy('c', 49, 74, 20, '#a5e3cf', '#62b8a2'),
  )
}

/** A celadon cup of hot tea. */
export function teacup(): string {
  return swung(
    24,
    52,
    steam(48, 50, { count: 2, wide: 14, scale: 0.19, strength: 0.85 }),
    stroke('M74 60C92 54 92 80 70 78', '#6aa893', 6),
    solid(
      'c',
      'M18 52H78C78 76 68 88 58 90H38C28 88 18 76 18 52z',
      '#8cc5ae',
      { shade: 8, rim: 2.5 },
      stroke('M34 72q6-8 12 0q6 8 12 0', '#f5fbef', 3),
      disc(46, 66, 2.4, '#f5fbef'),
    ),
    fill(ovalPath(48, 52, 30, 7), '#cfe9dc'),
    fill(ovalPath(48, 53, 25, 5), '#c9803f'),
  )
}
