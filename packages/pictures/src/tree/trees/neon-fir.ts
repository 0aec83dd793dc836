import { disc, fill, polygon, stroke, type Point } from '../../kit/shapes.js'
import { picture, svg } from '../../kit/svg.js'
import { halo } from '../../games/kit/flame.js'
import { shadow } from '../../games/kit/scene.js'
import { solid } from '../../games/kit/solid.js'

const MIDDLE = 360
const NEON = {
  pink: '#ff5fa2',
  cyan: '#45e0ea',
  amber: '#ffc94d',
  violet: '#b183ff',
  green: '#6df0a0',
} as const

type Tier = { top: number; foot: number; wide: number; teeth: number; colour: string; neon: string }

/** The lowest first: each lies over the one below it. */
const TIERS: readonly Tier[] = [
  { top: 500, foot: 748, wide: 312, teeth: 9, colour: '#14474f', neon: NEON.cyan },
  { top: 366, foot: 596, wide: 246, teeth: 7, colour: '#19545a', neon: NEON.pink },
  { top: 236, foot: 444, wide: 184, teeth: 7, colour: '#1d6164', neon: NEON.amber },
  { top: 112, foot: 296, wide: 124, teeth: 5, colour: '#24706e', neon: NEON.violet },
]

/** Points of the ragged hem from left to right; `inset` draws them in. */
function hem({ foot, wide, teeth }: Tier, inset: number): Point[] {
  const half = wide - inset
  return Array.from({ length: teeth * 2 + 1 }, (_, index) => {
    const across = (index / teeth - 1) * half
    const lift = (Math.abs(across) / wide) ** 2 * 34
    return [MIDDLE + across, foot - inset * 0.8 - lift - (index % 2 === 0 ? 0 : 30)]
  })
}

const way = (points: readonly Point[]) => points.map(([x, y]) => svg`${x} ${y}`).join('L')

/** A glass tube with gas that glows in it. */
function tube(d: string, colour: string): string {
  return svg`${stroke(d, colour, 22, 0.16)}${stroke(d, colour, 13, 0.3)}${stroke(d, colour, 6)}${stroke(d, '#fff6e4', 2, 0.9)}`
}

function tier(shape: Tier, index: number): string {
  const { top, wide, colour, neon } = shape
  const rim = hem(shape, 0)
  const [left = [0, 0], right = [0, 0]] = [rim.at(0), rim.at(-1)]
  const d = svg`M${MIDDLE} ${top}Q${MIDDLE - wide * 0.3} ${left[1] - 70} ${left[0]} ${left[1]}L${way(rim.slice(1, -1))}L${right[0]} ${right[1]}Q${MIDDLE + wide * 0.3} ${right[1] - 70} ${MIDDLE} ${top}z`
  const needles = hem(shape, 34)
    .slice(1, -1)
    .map(([x, y]) => svg`M${x} ${y - 30}l${(x - MIDDLE) * 0.05} 22`)
    .join('')
  return svg`${solid(svg`t${index}`, d, colour, { shade: 24, rim: 7, rimColour: '#9ff5e6', rimStrength: 0.32, shadeColour: '#081a33', shadeStrength: 0.42 }, stroke(needles, '#3d938a', 6, 0.65))}${tube(svg`M${way(hem(shape, 22))}`, neon)}`
}

const STAR = polygon(
  ...Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index / 10) * 2 * Math.PI - Math.PI / 2
    const r = index % 2 === 0 ? 54 : 24
    return [MIDDLE + Math.cos(angle) * r, 84 + Math.sin(angle) * r]
  }),
)

const BULBS: ReadonlyArray<readonly [x: number, y: number, colour: string]> = [
  [360, 178, NEON.pink],
  [330, 232, NEON.cyan],
  [402, 240, NEON.amber],
  [300, 352, NEON.green],
  [424, 346, NEON.pink],
  [372, 410, NEON.cyan],
  [232, 500, NEON.amber],
  [438, 504, NEON.violet],
  [284, 552, NEON.cyan],
  [500, 544, NEON.green],
  [190, 640, NEON.pink],
  [356, 652, NEON.amber],
  [540, 648, NEON.cyan],
  [448, 700, NEON.pink],
  [268, 706, NEON.violet],
]

/** A fir of a night city: glass tubes glow along its hems, a star of light on its top. */
export function neonFir(): string {
  return picture(
    720,
    900,
    shadow(360, 866, 200, 24),
    stroke('M430 846Q520 880 566 850T650 852Q684 846 682 818', '#38304a', 8),
    fill('M668 790h28v28q0 8-8 8h-12q-8 0-8-8z', '#55496e'),
    stroke('M676 788v-14M688 788v-14', '#d8b95f', 5),
    solid('k', 'M332 720H388L396 826H324z', '#6b4a45', { shade: 14, rim: 5 }),
    solid(
      'b',
      'M262 806Q264 796 276 796H444Q456 796 458 806L474 856Q474 866 462 866H258Q246 866 246 856z',
      '#3f3560',
      { shade: 18, rim: 6 },
    ),
    tube('M284 832H436', NEON.pink),
    TIERS.map(tier),
    BULBS.map(
      ([x, y, colour]) =>
        svg`${halo(x, y, [17], colour, 0.25)}${disc(x, y, 8.5, colour)}${disc(x - 2, y - 3, 3, '#fff6e4')}`,
    ),
    halo(MIDDLE, 84, [82, 62], NEON.amber, 0.14),
    fill(STAR, '#54407e'),
    tube(STAR, NEON.amber),
  )
}
