import { fill, placed, stroke } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { smallBubblePath } from './bubble-path.js'
import { duckling, flatDuck } from './duck.js'
import { GROUND } from './palette.js'
import { potato } from './potato.js'
import { stickerBubble } from './sticker-bubble.js'

const SMALL = smallBubblePath(330, 66, 32, 18) + smallBubblePath(62, 52, 26, 15)

/** A duck lies flat on its head, a potato dances beside it, ducklings line up before it. */
export function emojiRich(): string {
  return scene(
    { ground: GROUND.apricot, behind: fill(SMALL, '#fff3dc', 0.4) },
    shadow(180, 346, 140, 18),
    placed({ x: 176, y: 226, turn: -3 }, stickerBubble()),
    flatDuck({ x: 178, y: 112, turn: -4, scale: 0.98 }),
    duckling('d1', { x: 92, y: 352, turn: -6, scale: 0.8 }),
    duckling('d2', { x: 158, y: 358, turn: 4, scale: 0.8 }),
    duckling('d3', { x: 224, y: 354, turn: -3, scale: 0.8 }),
    placed({ x: 306, y: 262, turn: 10, scale: 0.98 }, potato({})),
    stroke('M362 178l10-14M338 166l2-18', '#fff3cf', 7),
  )
}
