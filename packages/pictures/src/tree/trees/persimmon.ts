import { disc, fill, oval, placed, stroke, type Point } from '../../kit/shapes.js'
import { picture, svg } from '../../kit/svg.js'
import { ovalPath } from '../../games/kit/paths.js'
import { shadow } from '../../games/kit/scene.js'
import { solid } from '../../games/kit/solid.js'
import { drift, limb } from '../limb.js'
import { BRANCHES, SNOWY, TWIGS } from './persimmon-branches.js'

const BARK = { lit: '#a0785f', plain: '#7d5847', deep: '#5d3c37' } as const
const SNOW = '#f6f4fb'

const FRUIT: ReadonlyArray<readonly [x: number, y: number, size: number, snowy: boolean]> = [
  [104, 208, 1, true],
  [206, 152, 0.86, false],
  [232, 66, 0.84, true],
  [604, 158, 1, true],
  [664, 222, 0.9, false],
  [698, 306, 0.86, true],
  [560, 372, 0.96, false],
  [672, 454, 0.94, true],
  [58, 486, 1, true],
  [294, 326, 0.92, false],
  [508, 84, 0.9, false],
]

/** One fruit about its stalk at the origin. */
function persimmon(id: string, [x, y, scale, snowy]: (typeof FRUIT)[number]): string {
  return placed(
    { x, y, scale },
    solid(
      id,
      'M0-2C18-6 30 8 28 24C26 42 10 50 0 50C-12 50-26 42-28 24C-30 8-18-6 0-2z',
      '#f5822b',
      { shade: 9, rim: 3, shadeColour: '#b0281a', shadeStrength: 0.45 },
      fill(ovalPath(-11, 16, 6, 8), '#ffc98a', 0.8),
    ),
    fill('M0-6L8 0Q18 0 20 8Q8 12 0 8Q-10 12-20 8Q-18 0-8 0z', '#6f7a3f'),
    snowy ? fill('M-21 4Q-18-12 0-12T21 4Q14 12 7 6Q0 14-8 7Q-15 12-21 4z', SNOW) : '',
  )
}

/** The magpie for which the last fruits are left. */
function magpie(): string {
  return placed(
    { x: 412, y: 34 },
    fill('M30 26L92 62Q98 70 88 70L22 48z', '#29406e'),
    fill('M30 34L86 66L24 48z', '#3f8390'),
    solid(
      'm',
      'M-34 8C-34-12-22-24-6-22C14-18 38 12 40 34C36 52 4 58-12 44C-22 34-22 22-22 16z',
      '#272236',
      { shade: 8, rim: 3 },
      fill('M-26 26Q-8 18 6 36Q10 52-2 60L-34 50z', '#f8f3ea'),
      fill('M0 6Q26 12 36 34Q16 40 2 24z', '#2f5c93'),
      fill('M4 8Q18 12 24 24Q10 24 4 8z', '#f8f3ea'),
    ),
    fill('M-32 0L-54 12L-31 12z', '#4a4250'),
    disc(-22, -6, 3.6, '#f8f3ea'),
    disc(-22, -6, 2, '#120d18'),
    stroke('M2 52l4 16M14 52l2 14', '#3a2b33', 5),
  )
}

/** A bare persimmon tree in straw winter wrapping; a few fruits are left for the magpies. */
export function persimmonTree(): string {
  const twigs = TWIGS.map(([way, foot]) => limb(way, foot, 4)).join('')
  const branches = BRANCHES.map(([way, foot, tip]) => fill(limb(way, foot, tip), BARK.plain))
  const lights = BRANCHES.map(([way, foot, tip]) =>
    fill(
      limb(
        way.map(([x, y]): Point => [x - foot * 0.16, y - foot * 0.1]),
        foot * 0.34,
        tip * 0.3,
      ),
      BARK.lit,
      0.8,
    ),
  )
  return picture(
    720,
    900,
    shadow(366, 852, 216, 30),
    fill(
      'M150 852Q170 806 262 804Q360 780 462 806Q560 808 584 852Q480 880 366 880T150 852z',
      '#dfe4f4',
    ),
    fill('M150 852Q190 838 280 846T440 842T584 852Q480 880 366 880T150 852z', '#b7c2e0'),
    fill(twigs, BARK.deep),
    solid(
      't',
      'M318 560Q330 600 322 660Q318 760 280 836Q330 856 372 850Q420 856 460 838Q416 770 406 690Q396 620 402 560Q360 600 318 560z',
      BARK.plain,
      { shade: 22, rim: 8 },
      stroke(
        'M344 600Q352 640 342 700M374 610Q380 660 372 720M358 690Q366 740 350 820M398 740Q404 780 424 820M326 760Q322 790 308 826',
        BARK.deep,
        6,
        0.7,
      ),
    ),
    branches,
    lights,
    solid(
      'w',
      'M314 652Q360 668 404 652Q416 700 418 764Q364 786 304 764Q312 700 314 652z',
      '#d9ae62',
      { shade: 18, rim: 6 },
      stroke(
        'M328 664L322 768M344 668L340 772M360 670V774M376 668L382 772M392 662L400 768',
        '#b1843f',
        5,
        0.8,
      ),
      stroke('M308 686Q360 702 412 686M304 738Q362 756 420 738', '#7d5330', 9),
    ),
    stroke('M394 694q22 6 30 26M394 694q8 14 4 30', '#7d5330', 6),
    SNOWY.map((way) => fill(drift(way, 14), SNOW)),
    FRUIT.map((spot, index) => persimmon(svg`f${index}`, spot)),
    magpie(),
    fill('M262 846Q276 820 300 830Q316 812 334 832Q350 826 360 846Q310 862 262 846z', SNOW),
    oval(420, 846, 40, 11, SNOW),
  )
}
