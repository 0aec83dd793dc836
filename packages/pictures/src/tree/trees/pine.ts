import { fill, stroke, type Point } from '../../kit/shapes.js'
import { picture, svg } from '../../kit/svg.js'
import { shadow } from '../../games/kit/scene.js'
import { solid } from '../../games/kit/solid.js'
import { limb } from '../limb.js'

const SNOW = '#f6f6fd'
const BACK = { leaf: '#1f5247', light: '#37705a', dark: '#2b6150' } as const
const FRONT = { leaf: '#2f7458', light: '#74ad79', dark: '#478a63' } as const

const SPIKES = 10
const FLAT = 0.82

/** A point about a fan's foot: 0 points left, 1 right. */
function onFan([x, y]: Point, part: number, r: number): Point {
  const angle = Math.PI * (1 - part)
  return [x + Math.cos(angle) * r, y - Math.sin(angle) * r * FLAT]
}

/** Needles that spread from one bud: half a wheel with a pointed rim, lit from the left. */
function fan(
  foot: Point,
  r: number,
  colours: { leaf: string; light: string; dark: string },
): string {
  const [x, y] = foot
  const rim = Array.from({ length: SPIKES * 2 + 1 }, (_, index) =>
    onFan(foot, index / (SPIKES * 2), index % 2 === 0 ? r : r * 0.82),
  )
  const needles = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const part = (from + index + 0.5) / (SPIKES + 1)
      const [ax, ay] = onFan(foot, part, r * 0.3)
      const [bx, by] = onFan(foot, part, r * 0.78)
      return svg`M${ax} ${ay}L${bx} ${by}`
    }).join('')
  return svg`${fill(svg`M${rim.map(([px, py]) => svg`${px} ${py}`).join('L')}Q${x} ${y + r * 0.34} ${x - r} ${y}z`, colours.leaf)}${stroke(needles(0, 6), colours.light, 4)}${stroke(needles(6, SPIKES + 1), colours.dark, 4)}`
}

/** What lies on a fan: round above, in scallops below. */
function snowOn(foot: Point, r: number): string {
  const edge = [0.16, 0.36, 0.58, 0.84].map((part, index) =>
    onFan(foot, part, index === 0 || index === 3 ? r * 0.99 : r * 0.7),
  )
  const at = (index: number): Point => edge[index] ?? foot
  const [ax, ay] = at(0)
  const [bx, by] = at(3)
  const [[cx, cy], [dx, dy]] = [at(2), at(1)]
  const d = svg`M${ax} ${ay}A${r * 1.04} ${r * FLAT * 1.1} 0 0 1 ${bx} ${by}Q${cx + r * 0.26} ${cy + r * 0.22} ${cx} ${cy}Q${foot[0]} ${cy + r * 0.3} ${dx} ${dy}Q${dx - r * 0.22} ${dy + r * 0.24} ${ax} ${ay}z`
  return svg`${fill(d, '#c3d0ec')}<g transform="translate(-2 -5)">${fill(d, SNOW)}</g>`
}

type Cloud = { x: number; y: number; wide: number; r: number; rows: readonly number[] }

/** A cloud of fans, as red pines grow them: darker behind, snow above; `rows` counts from the top. */
function cloud({ x, y, wide, r, rows }: Cloud): string {
  const drawn = rows.map((count, row) => {
    const up = (rows.length - 1 - row) * r * 0.5
    const half = (wide - r) * (count / Math.max(...rows))
    const feet = Array.from({ length: count }, (_, index): Point => {
      const part = count === 1 ? 0.12 : (index / (count - 1)) * 2 - 1
      return [x + part * half, y - up + part * part * r * 0.26 + (index % 2) * 5]
    })
    const front = row === rows.length - 1
    const reach = (index: number) => r * (1 + (((index * 2 + row) % 3) - 1) * 0.08)
    const fans = feet.map((foot, index) => fan(foot, reach(index), front ? FRONT : BACK))
    const snowy = front ? feet.filter((_, index) => index % 2 === 0) : feet
    return svg`${fans}${snowy.map((foot) => snowOn(foot, front ? r * 0.9 : r))}`
  })
  return drawn.join('')
}

const CLOUDS: readonly Cloud[] = [
  { x: 566, y: 316, wide: 140, r: 70, rows: [2, 3] },
  { x: 392, y: 184, wide: 184, r: 80, rows: [1, 2, 3] },
  { x: 172, y: 336, wide: 162, r: 76, rows: [2, 3] },
  { x: 548, y: 482, wide: 164, r: 76, rows: [2, 3] },
  { x: 190, y: 524, wide: 182, r: 80, rows: [1, 2, 3] },
  { x: 600, y: 642, wide: 112, r: 62, rows: [1, 2] },
]

const TRUNK: readonly Point[] = [
  [346, 850],
  [326, 770],
  [282, 670],
  [336, 560],
  [420, 470],
  [424, 370],
  [364, 290],
  [392, 150],
]

const BOUGHS: ReadonlyArray<readonly [way: readonly Point[], foot: number]> = [
  [
    [
      [300, 730],
      [400, 702],
      [500, 664],
      [604, 642],
    ],
    40,
  ],
  [
    [
      [330, 580],
      [270, 560],
      [180, 520],
    ],
    36,
  ],
  [
    [
      [410, 490],
      [480, 500],
      [560, 476],
    ],
    34,
  ],
  [
    [
      [414, 380],
      [480, 350],
      [570, 310],
    ],
    30,
  ],
  [
    [
      [384, 316],
      [290, 344],
      [170, 330],
    ],
    30,
  ],
  [
    [
      [296, 690],
      [220, 664],
      [168, 676],
    ],
    20,
  ],
]

const ROOTS: ReadonlyArray<readonly Point[]> = [
  [
    [326, 790],
    [300, 836],
    [236, 862],
  ],
  [
    [352, 800],
    [400, 842],
    [472, 860],
  ],
]

const BARK =
  'M330 846q24 10 60-4M318 812q26 12 56-2M306 778q26 12 54-2M292 744q26 14 54 2M272 710q28 14 54 2M262 676q28 14 52 4M268 640q26 14 50 8M288 604q22 16 48 14M318 572q20 18 44 16M352 540q20 16 40 14M384 506q20 14 36 10M402 470q20 10 36 2M404 432q18 8 36-2M400 396q18 6 34-6M386 362q18 4 30-12M364 330q18 4 28-12M352 298q18 2 26-8M352 262q16 4 24-4M360 230q14 6 22 0'

/** A red pine bent by the wind, snow on its clouds of needles. */
export function pine(): string {
  return picture(
    720,
    900,
    shadow(366, 858, 220, 28),
    fill(
      'M146 858Q170 814 264 812Q360 790 470 812Q568 816 592 858Q480 884 366 884T146 858z',
      '#dfe4f4',
    ),
    fill('M146 858Q190 844 280 852T440 848T592 858Q480 884 366 884T146 858z', '#b7c2e0'),
    ROOTS.map((way) => fill(limb(way, 44, 8), '#7a4436')),
    BOUGHS.map(([way, foot]) => fill(limb(way, foot, 9), '#94493a')),
    solid(
      't',
      limb(TRUNK, 112, 20),
      '#bd6443',
      { shade: 22, rim: 9 },
      fill('M150 640Q300 660 460 640V900H150z', '#7a4436', 0.42),
      stroke(BARK, '#7f3d30', 6, 0.75),
    ),
    fill(
      'M262 866Q274 838 304 846Q326 822 350 842Q374 830 396 846Q432 840 440 866Q350 890 262 866z',
      '#c3d0ec',
    ),
    fill(
      'M262 862Q274 836 304 844Q326 820 350 840Q374 828 396 844Q432 838 440 862Q350 876 262 862z',
      SNOW,
    ),
    CLOUDS.map(cloud),
    solid(
      'r',
      'M500 866Q496 832 530 822Q566 812 584 838Q596 856 588 868Q540 878 500 866z',
      '#7d7f9c',
      { shade: 12, rim: 4 },
      fill('M490 850Q508 834 528 840Q552 828 600 846V800H490z', SNOW),
    ),
  )
}
