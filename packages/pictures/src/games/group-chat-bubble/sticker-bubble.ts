import { solid } from '../kit/solid.js'
import { bubblePath } from './bubble-path.js'
import { face } from './face.js'
import { COLOUR } from './palette.js'

/** Wide and glad: what it says it says in stickers. */
export function stickerBubble(rim = 7): string {
  return (
    solid('sb', bubblePath(134, 88, 64, -72), COLOUR.cream, {
      shade: 20,
      rim,
      rimStrength: 0.9,
    }) + face({ x: -10, y: -6 }, { mouth: 'open', wide: 50, eye: 13 })
  )
}
