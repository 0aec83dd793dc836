import { box, disc, fill, placed, soft, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sparkles } from './sparkles.js'

const STAR = Array.from({ length: 10 }, (_, index) => {
  const [turn, r] = [(index / 5) * Math.PI, index % 2 === 0 ? 20 : 10]
  return [Math.sin(turn) * r, -Math.cos(turn) * r] as const
})

const SIGNS = [
  fill(soft(...STAR), '#e89a2f'),
  fill('M8-20A20 20 0 1 0 14 16 17 17 0 0 1 8-20z', '#5a6fc0'),
  fill('M0 20C-34-4-20-26 0-10 20-26 34-4 0 20z', '#e2574c'),
  fill('M0-22C22 2 18 20 0 20S-22 2 0-22z', '#2f9a94'),
]

/** Four signs in a row, always the right ones; the lock springs open. */
export function password(): string {
  return scene(
    { ground: GROUND.teal },
    shadow(204, 346, 126, 16),
    placed(
      { x: 268, y: 196, turn: 16 },
      stroke('M0 0V-66A64 64 0 0 0-128-66V-40', '#8f98ab', 32),
      stroke('M-4 0V-66A60 60 0 0 0-124-66V-40', '#d9dfe8', 18),
    ),
    solid(
      'b',
      box(76, 180, 248, 164, 38),
      '#f2b33d',
      { shade: 24, rim: 7 },
      fill('M60 180H340V214Q200 232 60 214z', '#ffd27a', 0.6),
    ),
    disc(102, 322, 7, '#b9772a'),
    disc(298, 322, 7, '#b9772a'),
    fill(box(92, 226, 216, 78, 20), '#7a4526'),
    ...SIGNS.map((sign, index) =>
      placed(
        { x: 122 + index * 52, y: 265 },
        solid(
          `w${index}`,
          box(-23, -34, 46, 68, 12),
          '#fff6e4',
          { shade: 6, rim: 0 },
          fill(ovalPath(0, -38, 30, 12), '#3c1238', 0.14),
        ),
        sign,
      ),
    ),
    sparkles([96, 110, 24], [334, 134, 16]),
  )
}
