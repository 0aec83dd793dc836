import { fill, placed, stroke } from '../../kit/shapes.js'
import { snow, steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { FOOD, GROUND } from './palette.js'

const BODY = 'M-76 30C-84-20-48-58 0-58C48-58 84-20 76 30C60 46-60 46-76 30z'
const FRILL =
  'M-78 20C-70-30-44-62 0-64C44-62 70-30 78 20Q70 4 60 14 56-8 44 2 38-22 24-10 14-32 0-18-14-32-24-10-38-22-44 2-56-8-60 14-70 4-78 20z'

function dumpling(id: string, x: number, y: number, turn: number): string {
  return placed(
    { x, y, turn },
    solid(
      id,
      BODY,
      '#fff3dc',
      { shade: 16, shadeColour: '#7a4a5c' },
      fill(FRILL, '#f3dcb4'),
      stroke('M-42-26L-34 4M-20-46L-16-14M0-52V-18M20-46L16-14M42-26L34 4', '#cfab7c', 5),
    ),
  )
}

/** Three pleated dumplings in a bamboo steamer. */
export function mandu(): string {
  return scene(
    { ground: GROUND.plum, behind: snow(71) },
    shadow(206, 346, 152, 24),
    steam(204, 120, { count: 3, wide: 170, scale: 0.84 }),
    solid('r', ovalPath(200, 232, 160, 56), FOOD.wood, { shade: 0 }),
    fill(ovalPath(200, 234, 144, 46), '#7d4c2b'),
    stroke('M70 226H330M82 250H318', '#a06a3d', 8),
    dumpling('a', 200, 186, 0),
    dumpling('b', 126, 222, -8),
    dumpling('c', 276, 224, 8),
    solid(
      'w',
      'M40 232A160 56 0 0 0 360 232V296A160 56 0 0 1 40 296z',
      '#d99c5c',
      { shade: 26 },
      stroke('M40 252A160 56 0 0 0 360 252M40 292A160 56 0 0 0 360 292', '#f2c48a', 9),
      stroke('M92 268V318M150 284V340M250 284V340M308 268V318', FOOD.woodDark, 7),
    ),
  )
}
