import { light } from '../../kit/light.js'
import { fill, polygon } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { GROUND } from './palette.js'
import { sparkles } from './sparkles.js'
import { walkingLight } from './walking-light.js'

const ROOFS = 'M0 190H46V150H104V214H132V300H0zM284 300V176H336V134H400V300z'
const WINDOWS =
  'M14 204h14v18H14zM66 170h14v18H66zM354 156h14v18h-14zM304 198h14v18h-14zM354 208h14v18h-14z'

/** The traffic light itself walks along, green. */
export function greenLight(): string {
  return scene(
    {
      ground: GROUND.violet,
      strength: 0,
      behind: fill(ROOFS, '#40345f') + fill(WINDOWS, '#f0c27a', 0.75),
    },
    ...[0, 1, 2, 3].map((index) => {
      const [a, b] = [62 + index * 76, -10 + index * 116]
      return fill(polygon([a, 300], [a + 40, 300], [b + 66, 392], [b, 392]), '#e9e2f4', 0.5)
    }),
    light({ x: 196, y: 220, r: 220, colour: '#5dffb0', strength: 0.6 }),
    shadow(196, 350, 92, 13),
    walkingLight('w', { x: 198, y: 342, scale: 0.98 }),
    sparkles([72, 120, 20], [326, 88, 15], [330, 250, 17]),
  )
}
