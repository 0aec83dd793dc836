import { fill, placed, soft, stroke } from '../../kit/shapes.js'
import { steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const EDGE = soft(
  [66, 232],
  [84, 178],
  [136, 162],
  [184, 146],
  [240, 160],
  [290, 178],
  [302, 228],
  [284, 280],
  [236, 298],
  [186, 312],
  [130, 300],
  [80, 282],
)
const MIDDLE = soft(
  [88, 230],
  [112, 184],
  [184, 168],
  [260, 186],
  [280, 230],
  [254, 276],
  [184, 290],
  [112, 276],
)

/** A spring onion pancake browns in its pan, a turner already under its edge. */
export function pancake(): string {
  return scene(
    { ground: GROUND.slate, horizon: 196 },
    shadow(194, 340, 152, 34),
    stroke('M290 306L352 352', '#2a2433', 40),
    stroke('M300 308L350 346', '#c98a4a', 24),
    solid('p', ovalPath(184, 240, 160, 124), '#352f40', {
      shade: 22,
      shadeColour: '#0d0712',
      rim: 8,
    }),
    fill(ovalPath(184, 232, 140, 102), '#584f63'),
    placed(
      { x: 294, y: 146, turn: 38 },
      stroke('M0-40V-120', '#c9483a', 22),
      stroke('M0-6V-40', '#c7ced8', 15),
      solid('t', 'M-40-10Q-40-24-26-24H26Q40-24 40-10L46 84H-46z', '#dfe4ea', {
        shade: 8,
        turn: 38,
      }),
    ),
    solid(
      'j',
      EDGE,
      '#c87a26',
      { shade: 16, rim: 6, shadeColour: '#7a2a10' },
      fill(MIDDLE, '#f6c45e'),
      stroke('M112 222L196 180M128 262L252 200M188 280L272 238', '#4f8f45', 17),
      stroke('M148 186L106 246M240 182L160 232', '#86b85a', 15),
      stroke('M214 262L236 286M150 282L176 248', '#86b85a', 14),
    ),
    stroke('M246 224q14-6 16 8M144 214q-14 4-8 16M206 206q14-8 18 4', '#df4a38', 12),
    steam(120, 128, { count: 2, wide: 86, scale: 0.82 }),
  )
}
