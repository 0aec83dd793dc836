import { fill, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { curledCat } from './curled-cat.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

/** Asleep in a ring on its cushion; the whole cat hums. */
export function catPurr(): string {
  return scene(
    { ground: GROUND.heather },
    shadow(206, 350, 158, 17),
    sound(206, 232, { towards: -78, first: 132, gap: 34, wide: 84 }),
    solid(
      'c',
      'M40 312C40 268 120 262 200 262S362 268 362 312 290 354 200 354 40 352 40 312z',
      '#3f9a94',
      { shade: 16 },
      stroke('M52 330Q200 372 350 330', '#7fd0c0', 6),
    ),
    fill(ovalPath(204, 306, 136, 26), '#3c1238', 0.25),
    curledCat('k', { x: 204, y: 238 }),
  )
}
