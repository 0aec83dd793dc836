import { disc, fill, stroke } from '../../kit/shapes.js'
import { figure } from '../kit/figure.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { GROUND, RIPENESS } from './palette.js'
import { sprout, tomato } from './tomato.js'

const ASLEEP =
  stroke('M-44 12q14 12 28 0M16 12q14 12 28 0', '#3f5f2c', 8) +
  stroke('M-8 40q8 8 16 0', '#3f5f2c', 7)

/** Somebody sits and watches; what is watched sleeps. */
export function onlooker(): string {
  return scene(
    { ground: GROUND.meadow, horizon: 262 },
    fill('M0 300Q110 272 220 300T400 290V400H0z', '#643f2f'),
    fill('M0 352Q120 330 230 354T400 344V400H0z', '#52332a'),
    shadow(124, 336, 70, 11),
    figure(
      { x: 124, y: 334, scale: 1.36, turn: 6 },
      { coat: '#e0a13f', coatDark: '#ad7427', hat: '#f3dfae', scarf: '#fff0d4' },
    ),
    shadow(282, 330, 84, 12),
    tomato('t', { x: 282, y: 252, scale: 0.82, turn: -6 }, RIPENESS.green, { inside: ASLEEP }),
    sprout({ x: 206, y: 366, scale: 0.56 }),
    fill(ovalPath(348, 150, 15) + ovalPath(366, 116, 10) + ovalPath(372, 90, 6), '#f3f0d2', 0.7),
    disc(64, 372, 8, '#7d5540'),
  )
}
