import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { snow, sparkle } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, RIPENESS } from './palette.js'
import { tomato } from './tomato.js'

/** A cut face: flesh, two chambers of seeds. */
function half(id: string, x: number, y: number, turn: number): string {
  return placed(
    { x, y, turn },
    solid(
      id,
      ovalPath(0, 0, 62, 54),
      '#c9332a',
      { shade: 10, rim: 0, turn },
      fill(ovalPath(0, 0, 52, 45), '#f0705a'),
      fill(ovalPath(-22, 0, 17, 25) + ovalPath(22, 0, 17, 25), '#f9b26a'),
    ),
    ...[-27, -17, 17, 27].map((dx, at) => disc(dx, at % 2 === 0 ? -8 : 9, 4, '#fff3cf')),
  )
}

/** The first ones, cut and sugared, on a plate. */
export function firstHarvest(): string {
  return scene(
    { ground: GROUND.teal, horizon: 262 },
    shadow(200, 344, 164, 18),
    solid('p', ovalPath(200, 312, 168, 50), '#fff4e2', { shade: 14, rim: 8 }),
    fill(ovalPath(200, 306, 130, 34), '#e9d6bd'),
    tomato('a', { x: 148, y: 232, scale: 0.74, turn: -8 }, RIPENESS.red),
    tomato('b', { x: 262, y: 240, scale: 0.66, turn: 9 }, '#ec5a35'),
    half('c', 214, 296, -8),
    half('d', 120, 302, 10),
    snow(17, { count: 26, width: 330, height: 250, colour: '#fffaf0', strength: 0.9, size: 3 }),
    placed(
      { x: 292, y: 84, turn: 34 },
      stroke('M44 0H110', '#d9b37a', 15),
      solid('s', ovalPath(0, 0, 48, 30), '#e8c48a', { shade: 8, turn: 34 }),
      fill(ovalPath(-6, -4, 36, 18), '#fffaf0'),
    ),
    sparkle(76, 96, 22, '#fff6e4'),
  )
}
