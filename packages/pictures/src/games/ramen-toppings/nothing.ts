import { steam } from '../kit/air.js'
import { scene, shadow } from '../kit/scene.js'
import { GROUND } from './palette.js'
import { pot } from './pot.js'
import { tiles } from './tiles.js'

/** A brass pot of noodles and red broth, and nothing on them. */
export function nothing(): string {
  return scene(
    { ground: GROUND.tile, behind: tiles() },
    shadow(206, 352, 140, 17),
    steam(200, 136, { count: 3, wide: 160, scale: 0.86 }),
    pot(),
  )
}
