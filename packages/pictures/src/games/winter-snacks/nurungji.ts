import { fill, placed, scattered, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { snow, steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { FOOD, GROUND } from './palette.js'

const SHARD =
  'M-110 30C-116-44-58-98 14-98C60-98 96-74 106-46L82-22 94 2 60 18 66 44 26 52 8 76-22 58-54 72-66 48z'

/** Rice pressed into the crust: short strokes on a loose grid about the origin. */
function grains(seed: number): string {
  const next = scattered(seed * 104_729)
  const drawn = ['', '']
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 10; column += 1) {
      const [x, y] = [column * 23 - 108 + next() * 9, row * 20 - 92 + next() * 8]
      const turn = next() * 3.1
      const kind = next() > 0.62 ? 1 : 0
      drawn[kind] += svg`M${x} ${y}l${Math.cos(turn) * 8} ${Math.sin(turn) * 8}`
    }
  }
  return stroke(drawn[0] ?? '', '#efb65c', 10) + stroke(drawn[1] ?? '', '#fbd591', 10)
}

/** The golden crust of the iron pot, one great shard lifted out. */
export function nurungji(): string {
  return scene(
    { ground: GROUND.ochre, behind: snow(113) },
    shadow(206, 346, 132, 18),
    steam(58, 196, { count: 1, scale: 0.8 }),
    steam(344, 190, { count: 1, scale: 0.66 }),
    fill('M30 256Q18 238 40 232H72V264H44zM370 256Q382 238 360 232H328V264H356z', '#262230'),
    fill(ovalPath(200, 244, 148, 48), '#4a4453'),
    fill(ovalPath(200, 246, 134, 40), '#9a5119'),
    fill(ovalPath(190, 252, 112, 30), '#d98f38'),
    placed(
      { x: 202, y: 146, turn: 10, scale: 1.14 },
      placed({ x: 5, y: 9 }, fill(SHARD, '#7a3d14')),
      solid(
        's',
        SHARD,
        '#dc9033',
        { shade: 14, shadeColour: '#8a3210', shadeStrength: 0.4 },
        fill(ovalPath(10, 6, 60, 46), '#b8621f', 0.6),
        grains(11),
      ),
    ),
    fill(
      'M66 246A134 40 0 0 0 334 246Q300 262 262 260 230 274 200 268 160 276 140 262 100 264 66 246z',
      '#e29a3b',
    ),
    solid(
      'p',
      'M52 244A148 48 0 0 0 348 244C350 304 300 350 250 352H150C100 350 50 304 52 244z',
      '#352f40',
      { shade: 26, shadeColour: '#0d0712', rimColour: FOOD.crust },
      stroke('M50 284Q200 344 350 284', '#4f4859', 8),
    ),
  )
}
