import { fill, placed } from '../../kit/shapes.js'
import { snow, sparkle } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { coverScene } from '../kit/scene.js'
import { smallBubblePath } from './bubble-path.js'
import { burstBubble } from './burst-bubble.js'
import { flatDuck } from './duck.js'
import { nightBubble } from './night-bubble.js'
import { shyBubble } from './shy-bubble.js'
import { stickerBubble } from './sticker-bubble.js'
import { tidyBubble } from './tidy-bubble.js'
import { warmBubble } from './warm-bubble.js'

const PHONE =
  'M196 392Q200 380 214 380H426Q440 380 444 392L476 446Q480 458 464 458H176Q160 458 164 446z'
const SCREEN = 'M212 390H428L458 446H182z'

const SMALL = smallBubblePath(84, 300, 34, 19) + smallBubblePath(566, 96, 30, 17)

/** Out of a bright screen at night rise six bubbles, each with a way of its own. */
export function cover(): string {
  return coverScene(
    {
      ground: { back: '#3b2f66', floor: '#2c2350', glow: '#ffd9a0' },
      horizon: 366,
      lamp: { x: 320, y: 388, r: 330, strength: 0.8 },
      behind: snow(83, { count: 9, width: 640, height: 330, strength: 0.5, size: 2.2 }),
    },
    fill(SMALL, '#8d7fc4', 0.5),
    placed(
      { x: 32, y: 26, scale: 0.9 },
      fill(ovalPath(326, 456, 190, 20), '#160b1c', 0.4),
      fill(PHONE, '#1c1733'),
      fill(SCREEN, '#ffe9bf'),
      fill('M240 400h90v9h-92zM300 420h112l6 10H300z', '#e8a67a', 0.7),
      placed({ x: 172, y: 196, turn: -8, scale: 0.72 }, nightBubble(0)),
      placed({ x: 474, y: 190, turn: 6, scale: 0.78 }, tidyBubble(0)),
      placed({ x: 322, y: 196, turn: -4, scale: 0.78 }, burstBubble(0)),
      placed(
        { x: 232, y: 318, turn: -5, scale: 0.66 },
        stickerBubble(0),
        flatDuck({ x: 0, y: -112 }),
      ),
      placed({ x: 412, y: 326, turn: 5, scale: 0.72 }, shyBubble(0)),
      placed({ x: 528, y: 346, turn: 8, scale: 0.74 }, warmBubble(0)),
      sparkle(76, 72, 12, '#fff3cf'),
      sparkle(404, 82, 12, '#fff3cf'),
    ),
  )
}
