import { disc, fill, oval, placed, stroke, type Point } from '../../kit/shapes.js'
import { picture, svg } from '../../kit/svg.js'
import { bumpyPath, ovalPath } from '../../games/kit/paths.js'
import { shadow } from '../../games/kit/scene.js'
import { solid } from '../../games/kit/solid.js'
import { limb } from '../limb.js'

const SNOW = { plain: '#eef2fc', shade: '#5f6fb4', lit: '#ffffff' } as const
const MODEL = {
  shade: 40,
  rim: 10,
  shadeColour: SNOW.shade,
  shadeStrength: 0.3,
  rimStrength: 0.9,
} as const
const WOOD = '#7a5140'

/** The arms: to the left as drawn; the right ones differ a little. */
const ARMS: ReadonlyArray<readonly [way: readonly Point[], foot: number, tip: number]> = [
  [
    [
      [214, 540],
      [150, 440],
      [104, 366],
      [46, 298],
      [26, 236],
    ],
    26,
    8,
  ],
  [
    [
      [136, 414],
      [86, 392],
      [34, 396],
    ],
    15,
    7,
  ],
  [
    [
      [208, 540],
      [130, 512],
      [50, 502],
      [16, 476],
    ],
    20,
    7,
  ],
  [
    [
      [80, 336],
      [92, 278],
      [88, 240],
    ],
    12,
    6,
  ],
  [
    [
      [504, 540],
      [572, 440],
      [616, 362],
      [674, 296],
      [696, 230],
    ],
    26,
    8,
  ],
  [
    [
      [586, 412],
      [640, 394],
      [690, 398],
    ],
    15,
    7,
  ],
  [
    [
      [512, 540],
      [590, 512],
      [670, 502],
      [704, 480],
    ],
    20,
    7,
  ],
  [
    [
      [640, 336],
      [622, 280],
      [626, 236],
    ],
    12,
    6,
  ],
]

const BEADS: readonly Point[] = Array.from({ length: 21 }, (_, index): Point => {
  const part = index / 20
  return [136 + part * 450, 590 + Math.sin(part * Math.PI) * 92]
})

function hat(): string {
  return placed(
    { x: 352, y: 196, turn: -7 },
    solid('p', bumpyPath(-6, -150, 32, 31, 13), '#fff3dc', { shade: 12, rim: 5, turn: -7 }),
    solid(
      'h',
      'M-118 6C-122-84-74-134-2-134S120-84 118 6Q0-36-118 6z',
      '#d8463c',
      { shade: 22, rim: 7 },
      stroke('M-86-50l20-22 20 22 20-22 20 22 20-22 20 22 20-22 20 22', '#ffd9a0', 8),
      stroke('M-90-92l20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14', '#2f7a72', 7),
    ),
    solid(
      'b',
      'M-128 2Q0-50 128 2Q138 24 126 40Q0-8-126 40Q-138 24-128 2z',
      '#fff3dc',
      { shade: 12, rim: 5 },
      stroke(
        'M-100-10l6 36M-70-20l6 36M-38-26l4 36M-4-28v36M30-26l-4 36M64-20l-6 36M98-8l-8 34',
        '#d9c7ae',
        5,
      ),
    ),
  )
}

function scarf(): string {
  return [
    solid(
      'e',
      'M330 486Q364 476 398 488Q404 560 396 632Q362 644 328 634Q336 560 330 486z',
      '#2f7a72',
      { shade: 14, rim: 5 },
      fill(
        'M320 540Q364 530 410 540V562Q364 552 320 562zM320 590Q364 580 410 590V612Q364 602 320 612z',
        '#f4b942',
      ),
    ),
    stroke('M336 640v18M352 644v18M368 644v18M386 640v18', '#2f7a72', 7),
    solid(
      's',
      'M222 424Q240 404 262 420Q360 470 458 420Q480 404 498 424Q516 456 496 480Q430 530 360 530T224 480Q204 456 222 424z',
      '#37908a',
      { shade: 16, rim: 6 },
      fill(
        'M246 400L288 412L276 530L232 520zM330 430L376 432L374 560H326zM432 410L474 396L488 520L446 530z',
        '#f4b942',
      ),
      stroke('M306 452Q304 490 300 520M402 452Q406 490 408 520', '#276a66', 5, 0.7),
    ),
  ].join('')
}

/** A large snowman in hat and scarf; ornaments hang from its branch arms, its scarf and its beads. */
export function snowman(): string {
  return picture(
    720,
    900,
    shadow(360, 862, 290, 30),
    fill(
      'M70 858Q96 806 190 808Q360 780 530 808Q626 806 650 858Q520 890 360 890T70 858z',
      '#dfe6f6',
    ),
    fill('M70 858Q160 836 300 852T500 848T650 858Q520 890 360 890T70 858z', '#b4c1e2'),
    ARMS.map(([way, foot, tip]) => fill(limb(way, foot, tip), WOOD)),
    stroke(
      'M150 430Q116 376 66 314M570 430Q604 372 652 312M182 522Q130 504 70 498M538 522Q590 504 650 498',
      '#a8795c',
      5,
      0.9,
    ),
    solid(
      'a',
      'M360 436C520 436 600 546 596 680C592 800 500 856 360 856S128 800 124 680C120 546 200 436 360 436z',
      SNOW.plain,
      MODEL,
      fill(ovalPath(238, 560, 46, 66), SNOW.lit, 0.7),
    ),
    solid(
      'd',
      ovalPath(360, 304, 150, 146),
      SNOW.plain,
      { ...MODEL, shade: 26 },
      fill(ovalPath(272, 262, 22, 34), SNOW.lit, 0.8),
    ),
    fill(ovalPath(262, 348, 30, 20), '#f79a9a', 0.6),
    fill(ovalPath(456, 348, 30, 20), '#f79a9a', 0.6),
    disc(302, 296, 16, '#2c2434'),
    disc(414, 296, 16, '#2c2434'),
    disc(297, 290, 5, '#fff6e4'),
    disc(409, 290, 5, '#fff6e4'),
    stroke('M270 258q18-14 38-6M408 250q22-8 38 8', '#6a4b46', 7),
    solid(
      'n',
      'M342 318Q360 302 374 322Q380 338 368 346Q320 372 268 374Q310 346 342 318z',
      '#f58a33',
      { shade: 8, rim: 3, shadeColour: '#b0281a' },
      stroke('M334 336l8 10M312 352l6 8', '#d2622a', 4),
    ),
    [
      [318, 388],
      [340, 400],
      [364, 404],
      [388, 399],
      [408, 386],
    ].map(([x = 0, y = 0]) => disc(x, y, 7, '#2c2434')),
    scarf(),
    hat(),
    stroke(svg`M${BEADS.map(([x, y]) => svg`${x} ${y}`).join('L')}`, '#a8754a', 4),
    BEADS.map(([x, y], index) =>
      disc(
        x,
        y,
        index % 2 === 0 ? 9 : 6,
        ['#d8463c', '#f4b942', '#2f7a72', '#fff3dc'][index % 4] ?? '#d8463c',
      ),
    ),
    oval(110, 852, 40, 12, '#f6f8ff'),
    oval(612, 852, 34, 10, '#f6f8ff'),
  )
}
