import { box, disc, fill, oval, placed, stroke } from '../../kit/shapes.js'
import { light } from '../../kit/light.js'
import { picture, svg } from '../../kit/svg.js'
import { halo } from '../../games/kit/flame.js'
import { solid } from '../../games/kit/solid.js'

const BARS = [0, 1, 2, 3, 4]

/** One leaf of a paper door, 190 wide and 560 high: a lattice above, a wooden panel below. */
function door(x: number): string {
  const across = BARS.map((bar) => svg`M${x + 16} ${262 + bar * 88}h158`).join('')
  const down = [0, 1, 2].map((bar) => svg`M${x + 55 + bar * 40} 222v440`).join('')
  return svg`${fill(box(x, 206, 190, 620, 6), '#8a5238')}${fill(box(x + 16, 222, 158, 440), '#ffe2ae')}${stroke(across, '#b3744a', 7)}${stroke(down, '#b3744a', 7)}${fill(box(x + 16, 682, 158, 126, 6), '#a5653f')}${fill(box(x + 34, 700, 122, 90, 6), '#8f5537')}`
}

/** A low chest with brass fittings, its foot at the origin. */
function chest(): string {
  return placed(
    { x: 92, y: 936 },
    solid(
      'c',
      'M-130-150H110V-14H90V0H70V-14H-90V0H-110V-14H-130z',
      '#7c4034',
      { shade: 14, rim: 5 },
      fill('M-130-84h240v6h-240z', '#5d2d2b'),
    ),
    disc(-10, -112, 15, '#e0aa4c'),
    fill('M-14-112h8v30h-8z', '#e0aa4c'),
    disc(64, -46, 8, '#e0aa4c'),
    disc(-60, -46, 8, '#e0aa4c'),
    fill('M-96-166h150v18H-96z', '#4d8a86'),
    fill('M-88-186h134v20H-88z', '#d9694f'),
    fill('M-92-206h142v20H-92z', '#f0c05f'),
  )
}

/** A heated room with a paper door, quilts on a chest and a lamp in the corner. */
export function warmRoom(): string {
  return picture(
    720,
    1280,
    fill('M0 0h720v1280H0z', '#cf9a66'),
    fill('M0 0H720V128H0z', '#7e4a3e'),
    stroke('M90 0V128M270 0V128M450 0V128M630 0V128', '#693b36', 26),
    fill('M0 116H720V146H0z', '#5f3533'),
    fill('M144 180H576V846H144z', '#8a4f3c'),
    door(160),
    door(370),
    disc(340, 560, 9, '#e0aa4c'),
    disc(380, 560, 9, '#e0aa4c'),
    light({ x: 360, y: 450, r: 440, colour: '#ffe3ad', strength: 0.5 }, 'lamp'),
    fill('M0 846H720V900H0z', '#8a5243'),
    fill('M0 890H720V1280H0z', '#d3a05d'),
    fill('M0 890H720V902H0z', '#e6bd7d'),
    stroke(
      'M120 902L20 1280M360 902V1280M600 902L700 1280M0 1010H720M0 1160H720',
      '#b98548',
      5,
      0.7,
    ),
    chest(),
    halo(640, 690, [120, 84], '#ffe3ad', 0.16),
    fill('M632 740h16v180h-16z', '#5f3533'),
    fill('M590 920h100q8 14-6 16H596q-14-2-6-16z', '#5f3533'),
    solid(
      'h',
      'M592 620H688L704 752H576z',
      '#ffdf9d',
      { shade: 14, rim: 5 },
      stroke('M624 616L616 756M656 616L664 756', '#d9a45e', 5),
    ),
    oval(360, 1060, 324, 78, '#9c4450'),
    oval(360, 1058, 296, 68, '#c65e56'),
    oval(360, 1056, 246, 52, '#9c4450'),
    oval(360, 1055, 222, 45, '#b8524f'),
  )
}
