import { light } from '../../kit/light.js'
import { box, fill, placed, polygon, stroke } from '../../kit/shapes.js'
import { snow } from '../kit/air.js'
import { figure } from '../kit/figure.js'
import { coverScene, shadow } from '../kit/scene.js'
import { cat, GINGER, SMOKE } from './cat.js'
import { GROUND, MAGIC } from './palette.js'
import { sock } from './sock.js'
import { sparkles } from './sparkles.js'
import { walkingLight } from './walking-light.js'

const ROOFS = 'M0 210H70V150H150V230H214V120H286V220H352V176H420V132H486V226H560V164H640V380H0z'
const WINDOWS =
  'M24 230h16v22H24zM96 176h16v22H96zM96 224h16v22H96zM234 150h16v22h-16zM372 206h16v22h-16zM440 160h16v22h-16zM440 208h16v22h-16zM590 194h16v22h-16zM590 242h16v22h-16z'

const CROSSING = [0, 1, 2, 3, 4, 5]
  .map((index) => {
    const [a, b] = [70 + index * 92, -40 + index * 124]
    return polygon([a, 356], [a + 48, 356], [b + 70, 468], [b, 468])
  })
  .join('')

/** A street at night: the light walks ahead, cats come along, the socks fly in pairs. */
export function cover(): string {
  return coverScene(
    {
      ground: { ...GROUND.violet, glow: '#ffd07a' },
      horizon: 348,
      lamp: { x: 494, y: 150, r: 330, strength: 0.62 },
      behind:
        snow(73, { count: 14, width: 640, height: 150, size: 2.4, colour: MAGIC, strength: 0.7 }) +
        fill(ROOFS, '#3f3465') +
        fill(WINDOWS, '#f0c27a', 0.75),
    },
    fill(CROSSING, '#e9e2f4', 0.4),
    light({ x: 196, y: 260, r: 230, colour: '#5dffb0', strength: 0.55 }, 'green'),
    stroke('M548 360V150Q548 116 514 116H500', '#2a2344', 13),
    fill('M462 140Q464 112 494 112T526 140z', '#574a80'),
    fill('M468 140H520Q516 160 494 160T468 140z', '#fff3cf'),
    fill(box(534, 350, 28, 18, 6), '#2a2344'),
    shadow(196, 404, 88, 12),
    walkingLight('w', { x: 196, y: 398, scale: 0.98 }),
    placed(
      { x: 312, y: 126, turn: -12, scale: 0.36 },
      sock('s', { x: -20, y: 0, turn: -10 }),
      sock('t', { x: 120, y: -20, turn: -26 }),
    ),
    shadow(344, 420, 56, 10),
    figure(
      { x: 342, y: 416, scale: 1.3 },
      { coat: '#e8674a', coatDark: '#b8442f', scarf: '#ffd27a', eyes: 'closed' },
    ),
    shadow(476, 418, 58, 9),
    cat('c', { x: 478, y: 416, scale: 0.58, flip: true }, GINGER),
    shadow(568, 398, 34, 7),
    cat('d', { x: 566, y: 396, scale: 0.36, flip: true }, SMOKE),
    sparkles([112, 150, 20], [420, 96, 17], [410, 262, 20], [92, 318, 13]),
  )
}
