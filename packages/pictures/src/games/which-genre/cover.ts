import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { snow, sparkle } from '../kit/air.js'
import { figure } from '../kit/figure.js'
import { ovalPath } from '../kit/paths.js'
import { coverScene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { couple } from './couple.js'
import { guest } from './guest.js'
import { lighthouse } from './lighthouse.js'
import { whale } from './whale.js'

const LEFT = 'M320 352C270 322 190 318 116 336L84 428C170 408 262 412 320 444z'
const RIGHT = 'M320 352C370 322 450 318 524 336L556 428C470 408 378 412 320 444z'
const LINES =
  'M146 352Q214 336 284 352M136 374Q210 358 286 374M128 396Q206 380 288 398M356 352Q426 336 494 352M354 374Q430 358 504 374M352 398Q434 380 512 396'

const KEY = 'M0 2a19 19 0 1 0 .1 0zM0 42V96M0 92H18M0 74H13'

const BOOK = [
  fill(ovalPath(326, 436, 270, 30), '#160b1c', 0.4),
  fill(
    'M320 462C262 428 168 424 66 444L104 334Q320 300 536 334L574 444C472 424 378 428 320 462z',
    '#8f2f45',
  ),
  fill(
    'M320 452C262 420 168 416 76 436L84 424 320 430 556 424 564 436C472 416 378 420 320 452z',
    '#d9b98a',
  ),
  solid('a', LEFT, '#fff3dc', { shade: 0, rim: 5 }),
  solid('b', RIGHT, '#f7e2bd', { shade: 10, rim: 4 }),
  stroke(LINES, '#e0bf92', 5),
  fill('M320 352Q300 390 320 444 340 390 320 352z', '#c9966a', 0.55),
].join('')

/** Stories rise from an open book at night; whoever opened it stands in the middle. */
export function cover(): string {
  return coverScene(
    {
      ground: { back: '#342d63', floor: '#59382f', glow: '#ffcf86' },
      horizon: 346,
      lamp: { x: 320, y: 306, r: 320, strength: 0.85 },
      behind: snow(71, { count: 26, width: 640, height: 330, strength: 0.7, size: 2.4 }),
    },
    fill('M160 330L40-10H600L480 330z', '#ffe0a0', 0.12),
    fill('M240 330L170-10H470L400 330z', '#ffe0a0', 0.12),
    placed(
      { x: 42, y: 20, scale: 0.87 },
      BOOK,
      placed({ x: 192, y: 126, turn: -8, scale: 0.56 }, whale()),
      fill('M100 178a32 22 0 0 1 60-8 40 28 0 0 1 74 0 32 22 0 0 1 58 8z', '#dbe5fa'),
      placed({ x: 388, y: 44, scale: 0.45 }, lighthouse()),
      placed({ x: 20, y: 196, scale: 0.66 }, guest(1)),
      placed({ x: 352, y: 216, scale: 0.52 }, couple()),
      placed({ x: 286, y: 208, turn: 24, scale: 0.66 }, stroke(KEY, '#ffd56b', 13)),
      figure(
        { x: 318, y: 424, scale: 0.94 },
        { coat: '#d9503c', coatDark: '#a3352f', hat: '#fff0d4', scarf: '#ffc94d', from: 'behind' },
      ),
      sparkle(346, 214, 15, '#fff3cf'),
      sparkle(328, 92, 11, '#fff3cf'),
      disc(352, 254, 5, '#fff3cf'),
    ),
  )
}
