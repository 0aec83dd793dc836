import { fill } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { solid } from '../kit/solid.js'
import { bubblePath } from './bubble-path.js'
import { face } from './face.js'

/** Small, round, warm like a night light. */
export function warmBubble(rim = 6): string {
  return (
    solid(
      'wb',
      bubblePath(72, 60, 52, -30),
      '#ffdf8a',
      { shade: 10, rim, shadeColour: '#d9662e', rimStrength: 0.8 },
      fill(ovalPath(-10, -10, 54, 42), '#fff3c0', 0.7),
    ) + face({ x: 4, y: -8 }, { wide: 26, eye: 9, mouth: 'smile' })
  )
}
