import { fill, placed, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { snow } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const BAG =
  'M72 176Q120 200 176 190T284 178Q300 222 302 262T288 336Q236 356 180 350T82 338Q60 300 64 254T72 176z'
const DEEP = { shadeColour: '#b8321a', shadeStrength: 0.45 }

function tangerine(id: string, x: number, y: number, r: number, turn = 0): string {
  return placed(
    { x, y, turn },
    solid(
      id,
      ovalPath(0, 0, r, r * 0.9),
      '#ff9324',
      { ...DEEP, shade: r * 0.28, rim: r * 0.1 },
      fill(ovalPath(-r * 0.36, -r * 0.3, r * 0.22, r * 0.16), '#ffd08a', 0.8),
    ),
    stroke(svg`M0 ${-r * 0.72}l3-9`, '#57702f', 7),
    fill(svg`M3 ${-r * 0.8}q20-24 44-8q-22 20-44 8z`, '#6fa04c'),
  )
}

const SEGMENTS = Array.from({ length: 9 }, (_, index) => {
  const turn = (index / 9) * 2 * Math.PI
  return svg`M${Math.cos(turn) * 12} ${Math.sin(turn) * 10}L${Math.cos(turn) * 44} ${Math.sin(turn) * 39}`
})

/** A bag full of them, handles down; one lies cut before it. */
export function tangerines(): string {
  return scene(
    { ground: GROUND.pine, behind: snow(31) },
    shadow(196, 346, 156, 20),
    stroke('M88 182C70 96 128 74 142 176', '#cfe0d6', 17),
    tangerine('a', 212, 118, 58, 8),
    tangerine('b', 134, 160, 60, -14),
    tangerine('c', 258, 162, 56, 14),
    tangerine('d', 196, 176, 52, -6),
    solid(
      'e',
      BAG,
      '#f0f5ea',
      { shade: 24, rim: 7, shadeStrength: 0.2, rimStrength: 0.8 },
      fill(`${ovalPath(130, 250, 52, 47)}${ovalPath(230, 252, 54, 48)}`, '#ff9324', 0.4),
      fill(ovalPath(176, 316, 54, 46), '#ff9324', 0.4),
      stroke(
        'M92 204Q88 250 100 300M160 206Q166 226 158 244M268 200Q282 240 276 296',
        '#c4d4c8',
        6,
      ),
    ),
    stroke('M216 190C228 92 292 104 276 182', '#e4eee2', 17),
    placed(
      { x: 302, y: 302, turn: -10 },
      shadow(2, 50, 56, 9),
      solid('f', ovalPath(0, 0, 58, 52), '#f07f17', { ...DEEP, shade: 12 }),
      fill(ovalPath(-3, -4, 51, 46), '#ffe6b8'),
      fill(ovalPath(-3, -4, 45, 40), '#ffab3d'),
      placed({ x: -3, y: -4 }, stroke(SEGMENTS.join(''), '#ffe6b8', 5)),
      fill(ovalPath(-3, -4, 8, 7), '#ffe6b8'),
      stroke('M-34-16Q-28-30-16-34', '#ffd894', 7),
    ),
  )
}
