import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, INK } from './palette.js'
import { sparkles } from './sparkles.js'

const TICKS = Array.from({ length: 12 }, (_, index) => {
  const turn = (index / 6) * Math.PI
  const [x, y] = [Math.sin(turn), -Math.cos(turn)]
  return svg`M${x * 66} ${y * 66}L${x * 74} ${y * 74}`
})

function bell(id: string, x: number, turn: number): string {
  return placed(
    { x, y: 116, turn },
    fill(box(-6, 26, 12, 34, 4), '#8a5a2a'),
    solid(id, 'M-56 34C-56-26-30-44 0-44S56-26 56 34Q0 44-56 34z', '#ffc94d', { shade: 14, turn }),
    disc(0, -46, 9, '#ffe08a'),
  )
}

/** One minute is left, lit on its face; the hammer is still lifted. */
export function alarm(): string {
  return scene(
    { ground: GROUND.clay },
    shadow(204, 348, 104, 16),
    stroke('M142 306L118 344M258 306L284 344', '#8a2f3c', 22),
    stroke('M200 130V84', '#6b3a3f', 10),
    solid('h', box(172, 60, 56, 32, 14), '#6b3a3f', { shade: 8 }),
    bell('l', 126, -30),
    bell('r', 276, 30),
    solid('b', ovalPath(200, 228, 116), '#d9485a', { shade: 24, rim: 7 }),
    fill(ovalPath(200, 228, 94), '#8a2f3c'),
    solid(
      'f',
      ovalPath(200, 228, 88),
      '#fff6e4',
      { shade: 10, rim: 0, shadeStrength: 0.18 },
      fill('M200 228L134 100H202z', '#ffc94d'),
    ),
    placed({ x: 200, y: 228 }, stroke(TICKS.join(''), '#c9a27c', 7)),
    stroke('M200 228L158 252', INK, 13),
    stroke('M200 228L172 166', INK, 10),
    disc(200, 228, 12, '#d9485a'),
    sparkles([346, 58, 20], [62, 200, 15], [352, 210, 13]),
  )
}
