import { fill, placed, stroke } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { tiles } from './tiles.js'

/** A bean from its stem at the left to its open halves at the right. */
const HEAD =
  'M-42 0C-40-26-12-36 16-33 40-30 52-18 49-5L36 0 49 6C51 20 36 32 14 34-14 36-40 26-42 0z'

function sprout(d: string): string {
  return stroke(d, '#a98a84', 27) + stroke(d, '#fff6e0', 20)
}

function head(id: string, x: number, y: number, turn: number): string {
  return placed(
    { x, y, turn },
    solid(
      id,
      HEAD,
      '#ffcf33',
      { shade: 12, turn, shadeColour: '#c9560f' },
      stroke('M-14 0H44', '#d9861c', 8),
    ),
    fill('M-24-16Q-6-30 14-26 4-20-8-18z', '#fff0a8'),
  )
}

/** Four sprouts: their white necks bend over, and the yellow beans hang open. */
export function beanSprouts(): string {
  return scene(
    { ground: GROUND.plum, behind: tiles() },
    shadow(204, 348, 90, 15),
    stroke(
      'M182 340Q168 352 146 372M206 340Q206 356 214 376M230 336Q246 352 270 368',
      '#fff6e0',
      9,
    ),
    sprout('M228 336C242 296 292 288 304 244 308 224 304 210 296 202'),
    sprout('M182 340C170 300 196 250 162 196 142 162 96 158 84 192'),
    sprout('M206 342C222 270 232 220 218 160 206 112 176 80 146 92'),
    sprout('M216 340C226 290 268 240 258 170 252 116 276 78 312 86'),
    head('c', 272, 176, -136),
    head('a', 76, 230, 104),
    head('b', 110, 104, 172),
    head('d', 342, 104, 34),
  )
}
