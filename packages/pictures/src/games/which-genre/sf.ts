import { light } from '../../kit/light.js'
import { fill, placed, polygon, stroke } from '../../kit/shapes.js'
import { snow } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { lighthouse } from './lighthouse.js'
import { GROUND } from './palette.js'
import { robot } from './robot.js'

const PLANET = [
  stroke('M-66 22C-86 2 66-46 70-20', '#e8a6c0', 10),
  solid(
    'p',
    ovalPath(0, 0, 40),
    '#e07a8f',
    { shade: 14 },
    fill('M-50-2Q0 14 50-8V10Q0 30-50 16z', '#f2a3a8'),
  ),
  stroke('M-66 22C-50 42 80 4 70-20', '#f7d3dc', 10),
].join('')

/** A lighthouse on a rock at the rim of the galaxy; a robot keeps it and waves. */
export function sf(): string {
  return scene(
    {
      ground: GROUND.space,
      horizon: 'none',
      strength: 0,
      behind: snow(23, { count: 30, height: 400, strength: 0.75, size: 2.6 }),
    },
    light({ x: 168, y: 94, r: 270, colour: GROUND.space.glow, strength: 0.62 }),
    fill(polygon([168, 86], [410, 24], [410, 176], [168, 106]), '#fff0b8', 0.26),
    placed({ x: 318, y: 96, turn: -6 }, PLANET),
    fill(polygon([168, 84], [-10, 8], [-10, 158], [168, 108]), '#fff0b8', 0.36),
    fill(polygon([168, 88], [-10, 48], [-10, 126], [168, 104]), '#fffbe6', 0.4),
    lighthouse(),
    placed({ x: 270, y: 292, scale: 1.02 }, robot()),
  )
}
