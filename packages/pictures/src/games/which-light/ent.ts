import { light } from '../../kit/light.js'
import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const LUMP = 'M-32 4L-24-14-4-20 18-16 32-2 26 14 4 20-20 17z'
const COALS = [
  [172, 196, -8, 0.96],
  [234, 196, 12, 0.94],
  [136, 214, 14, 0.98],
  [264, 216, -12, 1],
  [200, 220, 4, 1.12],
] as const

/** A paper window by moonlight, from x 70 to 330. */
const WINDOW = [
  fill('M60 22H340V176H60z', '#3b2a1c'),
  fill('M72 34H328V164H72z', '#c9b48e'),
  fill('M72 34H200L120 164H72z', '#dcc9a4'),
  stroke('M136 34V164M200 34V164M264 34V164M72 78H328M72 121H328', '#4b3624', 7),
].join('')

/** Coals under their ash in a brass brazier. */
export function ent(): string {
  return scene(
    { ground: GROUND.hearth, horizon: 276, strength: 0, behind: WINDOW },
    light({ x: 200, y: 206, r: 260, colour: GROUND.hearth.glow, strength: 0.85 }),
    fill(ovalPath(200, 350, 176, 36), '#ff8a4a', 0.22),
    shadow(200, 352, 120, 18),
    solid('a', 'M106 300L84 350H112L138 312z', '#8f5f2c', { shade: 8 }),
    solid('b', 'M294 300L316 350H288L262 312z', '#7a4d25', { shade: 8 }),
    fill(ovalPath(200, 214, 154, 44), '#f0bf6a'),
    fill(ovalPath(200, 216, 134, 34), '#3a2a2c'),
    fill(ovalPath(200, 222, 118, 28), '#8f8084'),
    fill(ovalPath(200, 218, 96, 22), '#ff6a2e', 0.75),
    ...COALS.map(([x, y, turn, scale], index) =>
      placed(
        { x, y, turn, scale },
        solid(
          `c${index}`,
          LUMP,
          '#3f1f26',
          { shade: 0, rim: 0 },
          fill('M-32 8L-14-8 8-12 30 2 24 22H-20z', '#e2401f'),
          fill('M-26 14L-10 0 6-4 24 8 18 24H-16z', '#ff9a3d'),
          fill('M-14 18L-2 8 12 12 8 24H-8z', '#ffe08a'),
        ),
      ),
    ),
    fill('M66 216A134 34 0 0 0 334 216Q318 238 262 236 200 252 140 238 84 240 66 216z', '#a99a9c'),
    placed(
      { x: 292, y: 188, turn: 28 },
      fill('M-7-120h7V46h-7zM7-120h7V46H7z', '#2d2228'),
      disc(3, -124, 10, '#f0bf6a'),
    ),
    solid(
      'k',
      'M46 214A154 44 0 0 0 354 214C354 276 312 318 258 324H142C88 318 46 276 46 214z',
      '#c9873a',
      { shade: 28, rim: 6 },
      fill('M40 244Q200 300 360 244V260Q200 316 40 260z', '#8f5a24'),
      disc(120, 292, 9, '#8f5a24'),
      disc(200, 302, 9, '#8f5a24'),
      disc(280, 292, 9, '#8f5a24'),
    ),
    stroke('M60 262Q30 262 34 288T66 296M340 262Q370 262 366 288T334 296', '#e0a552', 10),
    ...[
      [168, 150, 5],
      [218, 128, 4],
      [244, 158, 5],
      [190, 96, 3.6],
      [150, 112, 3.4],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#ffb45c')),
  )
}
