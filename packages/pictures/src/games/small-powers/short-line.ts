import { box, disc, fill, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { figure } from '../kit/figure.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sparkles } from './sparkles.js'

/** One of those who wait in the next line: a mere shape. */
function waiting(x: number, y: number, colour: string): string {
  return (
    fill(
      svg`M${x - 25} 300C${x - 25} ${y + 40} ${x - 20} ${y + 22} ${x} ${y + 22}S${x + 25} ${y + 40} ${x + 25} 300z`,
      colour,
    ) + disc(x, y, 21, colour)
  )
}

const NEXT_LINE = [30, 82, 134, 186, 238, 290, 342, 394].map((x, index) =>
  waiting(x, 176 + ((index * 7) % 3) * 9, index % 2 === 0 ? '#a4607a' : '#b5718a'),
)

/** One customer at this counter; the line behind it is endless. */
export function shortLine(): string {
  return scene(
    { ground: GROUND.rose, horizon: 262, behind: NEXT_LINE.join('') },
    shadow(128, 352, 116, 14),
    figure(
      { x: 82, y: 300, scale: 1.08 },
      { coat: '#f2b84b', coatDark: '#c48a2b', hat: '#e8573c', eyes: 'closed' },
    ),
    solid(
      'c',
      'M24 244H206Q216 244 216 254V338Q216 348 206 348H24z',
      '#3f9a94',
      { shade: 16 },
      fill('M0 240H240V268H0z', '#ffe2b4'),
      stroke('M66 282V350M118 282V350M170 282V350', '#2f7d79', 7),
    ),
    solid(
      'r',
      'M132 184H188L198 246H124z',
      '#4b3553',
      { shade: 10 },
      fill(box(138, 194, 44, 22, 5), '#9ff0c4'),
    ),
    shadow(296, 358, 62, 11),
    figure(
      { x: 290, y: 354, scale: 1.5 },
      { coat: '#f08f45', coatDark: '#c0642c', hair: '#3d1f22', from: 'behind' },
    ),
    solid(
      'b',
      'M330 282H384L376 332H338z',
      '#ffc94d',
      { shade: 8 },
      stroke('M352 282V340M366 282V340', '#d8942f', 5),
    ),
    stroke('M338 284Q356 244 376 284', '#d8942f', 7),
    sparkles([60, 72, 15], [212, 84, 21], [348, 96, 14]),
  )
}
