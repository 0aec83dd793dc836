import { light } from '../../kit/light.js'
import { box, fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { bubbles } from '../kit/air.js'
import { flame } from '../kit/flame.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

function log(id: string, place: Place): string {
  const { turn = 0, flip = false } = place
  return placed(
    place,
    solid(
      id,
      box(-142, -34, 284, 68, 32),
      '#7a4a30',
      { shade: 16, turn, flip, rimColour: '#ff9a4d' },
      stroke('M-90-14H-30M-6-18H70M-70 6H20M50 4H110M-84 22H-20M10 20H84', '#55301f', 7),
    ),
    fill(ovalPath(-122, 0, 25, 34), '#e9b676'),
    stroke(ovalPath(-122, 0, 14, 21), '#b67c45', 5),
    fill(ovalPath(-122, 0, 5, 8), '#b67c45'),
  )
}

/** Split logs close by, flames between them; one crackles and a spark flies off. */
export function campfire(): string {
  return scene(
    { ground: GROUND.slate, strength: 0 },
    light({ x: 190, y: 210, r: 270, colour: '#ff9a4d', strength: 0.8 }),
    shadow(200, 352, 166, 18),
    flame({ x: 116, y: 276, scale: 1.15, turn: -8 }),
    flame({ x: 268, y: 278, scale: 1.3, turn: 8 }),
    flame({ x: 190, y: 286, scale: 2.1 }),
    log('b', { x: 214, y: 266, turn: 9, flip: true }),
    flame({ x: 128, y: 296, scale: 0.62 }),
    flame({ x: 222, y: 300, scale: 0.8, turn: 5 }),
    log('a', { x: 196, y: 314, turn: -5 }),
    sound(286, 150, { towards: -45, first: 34, gap: 28, wide: 84 }),
    bubbles(
      0,
      0,
      [
        [286, 150, 9],
        [262, 116, 5],
        [116, 118, 6],
        [142, 66, 5],
        [240, 58, 4],
        [84, 170, 4],
      ],
      '#ffd98a',
    ),
  )
}
