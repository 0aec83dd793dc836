import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { snow, sparkle } from '../kit/air.js'
import { figure } from '../kit/figure.js'
import { scene } from '../kit/scene.js'
import { GROUND } from './palette.js'
import { whale } from './whale.js'

const TEAR = 'M0-16C8-4 12 2 12 8A12 12 0 0 1-12 8C-12 2-8-4 0-16z'

/** A bank of cloud from the left edge to the right, down to the bottom. */
function cloud(y: number, start: number, humps: readonly number[], colour: string): string {
  const tops = humps.map((wide) => svg`a${wide / 2} ${wide * 0.36} 0 0 1 ${wide} 0`)
  return fill(svg`M${start} ${y}${tops}V410H${start}z`, colour)
}

/** A whale afraid of heights flies over the clouds, eyes shut; on its back one holds the letter dry. */
export function fantasy(): string {
  return scene(
    {
      ground: GROUND.sky,
      horizon: 'none',
      behind: snow(61, { count: 18, height: 220, strength: 0.7, size: 2.6 }),
    },
    cloud(306, -40, [120, 90, 130, 100, 120], '#8db9e4'),
    placed(
      { x: 190, y: 176, scale: 0.84 },
      figure({}, { coat: '#d9503c', coatDark: '#a3352f', hat: '#fff0d4', scarf: '#ffc94d' }),
      stroke('M-30-64Q-48-76-52-98', '#d9503c', 17),
      stroke('M28-84Q58-92 78-78T112-84', '#ffc94d', 13),
      placed(
        { x: -56, y: -122, turn: -12 },
        fill('M-26-17H26V17H-26z', '#fffaf0'),
        stroke('M-22-13L0 5 22-13', '#e0a06a', 5),
        disc(0, 4, 6, '#d9503c'),
      ),
    ),
    placed({ x: 184, y: 236, turn: -6, scale: 0.92 }, whale()),
    placed({ x: 56, y: 162, turn: 14 }, fill(TEAR, '#d8f0ff')),
    sparkle(330, 70, 17, '#fff3cf'),
    sparkle(362, 214, 10, '#fff3cf'),
    cloud(374, -20, [100, 130, 90, 140], '#ffe9dc'),
    cloud(394, -60, [140, 110, 150, 120], '#fffaf2'),
  )
}
