import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { snow, steam } from '../kit/air.js'
import { figure } from '../kit/figure.js'
import { ovalPath } from '../kit/paths.js'
import { coverScene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { fishFace, fishTail, FISH } from './bungeoppang.js'
import { FOOD, GROUND } from './palette.js'

const STRIPES = Array.from({ length: 9 }, (_, index) => index)

/** One stripe of the awning, a scallop below. */
function stripe(index: number): string {
  const [a, b] = [-160 + index * 35.6, -190 + index * 42.2]
  return svg`M${a}-56H${a + 35.6}L${b + 42.2} 22a21 18 0 0 1-42.2 0z`
}

const stripes = (odd: number) =>
  STRIPES.filter((index) => index % 2 === odd)
    .map(stripe)
    .join('')

/** From x −190 to 190, scalloped below. */
const AWNING = [
  fill(stripes(0), '#e8573c'),
  fill(stripes(1), '#fff0d4'),
  fill(`M-190 22L-177-10H177L190 22${'a21 18 0 0 1-42.2 0'.repeat(9)}z`, '#5a1630', 0.18),
]

function fish(id: string, x: number, y: number, turn = 0): string {
  return placed(
    { x, y, turn, scale: 0.24 },
    solid(id, FISH, FOOD.crust, { rim: 9 }, fishTail(), fishFace()),
  )
}

/** The stall that stands at the corner on winter nights. */
export function cover(): string {
  return coverScene(
    {
      ground: { ...GROUND.night, floor: '#8fa3c4' },
      lamp: { x: 330, y: 216, r: 330, strength: 0.75 },
      behind:
        fill(
          'M0 180H64V120H150V200H206V90H262V372H0zM412 150H470V104H560V176H640V380H412z',
          '#223457',
        ) +
        fill(
          'M24 204h14v18H24zM96 150h14v18H96zM492 132h14v18h-14zM530 172h14v18h-14zM590 206h14v18h-14zM226 120h14v18h-14z',
          '#f2c277',
          0.6,
        ),
    },
    snow(29, { count: 18, width: 150, height: 470, strength: 0.7, size: 4 }),
    placed({ x: 500 }, snow(41, { count: 18, width: 140, height: 470, strength: 0.7, size: 4 })),
    placed(
      { y: -20 },
      fill('M0 392Q160 366 320 380T640 376V520H0z', '#b9c8e0', 0.55),
      fill(ovalPath(330, 408, 250, 46), '#ffd9a0', 0.6),
      placed(
        { x: 330, y: 150 },
        fill(box(-162, 8, 324, 150), '#ffcf86'),
        fill(box(-162, 8, 324, 40), '#f2a95e'),
        fill(box(-172, -20, 12, 260), '#5b3328'),
        fill(box(160, -20, 12, 260), '#5b3328'),
        ...AWNING,
        stroke('M-96 30V58M0 30V52M96 30V58', '#5b3328', 4),
        disc(-96, 68, 13, '#fff8e6'),
        disc(0, 62, 13, '#fff8e6'),
        disc(96, 68, 13, '#fff8e6'),
      ),
      solid('pot', 'M396 262H478V296Q478 316 460 316H414Q396 316 396 296z', '#c7ced8', {
        shade: 14,
      }),
      stroke('M412 224V266M432 214V266M454 222V266', FOOD.wood, 5),
      stroke(
        'M406 258q10-14 16 0M426 250q10-14 16 0M446 258q10-14 16 0M406 244q8-10 14 0M428 236q8-10 14 0M448 244q8-10 14 0',
        '#f0c583',
        11,
      ),
      steam(438, 214, { count: 2, wide: 54, scale: 0.6 }),
      steam(270, 246, { count: 2, wide: 84, scale: 0.52 }),
      solid(
        'c',
        'M160 302H500V388Q500 396 490 396H170Q160 396 160 388z',
        '#b5683a',
        { shade: 18 },
        fill('M160 302H500V322H160z', '#e3a15c'),
        stroke('M230 326V396M300 326V396M370 326V396M440 326V396', '#8a4a2b', 5),
      ),
      fish('f', 224, 292, -6),
      fish('g', 300, 292, 4),
      fish('h', 262, 272, -2),
      disc(222, 398, 26, '#3b2430'),
      disc(222, 398, 11, '#e3a15c'),
      disc(440, 398, 26, '#3b2430'),
      disc(440, 398, 11, '#e3a15c'),
      figure(
        { x: 142, y: 426, scale: 1.02 },
        { coat: '#d8a13a', coatDark: '#9c6c1f', hat: '#f6ead4', scarf: '#c9402f', from: 'behind' },
      ),
      figure(
        { x: 520, y: 430, scale: 0.82 },
        { coat: '#4f8f86', coatDark: '#2f625d', hat: '#c9402f', scarf: '#f6ead4', from: 'behind' },
      ),
    ),
  )
}
