import { light } from '../../kit/light.js'
import { disc, fill, placed, polygon } from '../../kit/shapes.js'
import { snow, sparkle } from '../kit/air.js'
import { figure } from '../kit/figure.js'
import { halo } from '../kit/flame.js'
import { scene } from '../kit/scene.js'
import { GROUND } from './palette.js'

/** One bright star, its light at last with the one who looks up. */
export function edl(): string {
  return scene(
    {
      ground: GROUND.sky,
      horizon: 'none',
      strength: 0,
      behind: fill('M-20 210Q120 150 210 60T420-40V60Q300 90 230 170T-20 320z', '#31468a', 0.7),
    },
    light({ x: 236, y: 116, r: 250, colour: GROUND.sky.glow, strength: 0.7 }),
    snow(77, { count: 34, height: 280, strength: 0.8, size: 2.4 }),
    fill(polygon([232, 116], [240, 116], [206, 330], [88, 330]), '#dfe9ff', 0.22),
    fill(polygon([234, 116], [238, 116], [178, 330], [116, 330]), '#fff6e4', 0.28),
    halo(236, 116, [78, 46], '#dfe9ff', 0.2),
    placed({ x: 236, y: 116, turn: 45 }, sparkle(0, 0, 68, '#b9cdfb', 0.06)),
    sparkle(236, 116, 100, '#fffaf0', 0.04),
    disc(236, 116, 20, '#fffaf0'),
    fill('M0 318Q90 268 190 306T400 296V400H0z', '#22346b'),
    fill('M-10 352Q110 292 230 338T410 340V410H-10z', '#131d42'),
    fill('M70 330Q120 310 196 328 130 322 92 342z', '#dfe9ff', 0.5),
    figure(
      { x: 142, y: 326, scale: 0.6 },
      { coat: '#d8573f', coatDark: '#8f2f37', hat: '#f6e7bd', scarf: '#f6e7bd', from: 'behind' },
    ),
    sparkle(70, 80, 18, '#fff6e4'),
    sparkle(344, 226, 13, '#fff6e4'),
    sparkle(110, 190, 10, '#cfe0ff'),
  )
}
