import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { sparkle } from '../kit/air.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, RIPENESS } from './palette.js'
import { tomato } from './tomato.js'

const FACE = disc(-3, -34, 4, '#5b3318') + disc(10, -34, 4, '#5b3318')

/** A French fry that has come to look up. */
function fry(id: string, x: number, y: number, turn: number): string {
  return placed(
    { x, y, turn },
    solid(id, box(-17, -60, 40, 116, 8), '#ffd36a', { shade: 9, rim: 5, turn }),
    FACE,
    stroke('M-2-22q6 6 11 0', '#5b3318', 5),
  )
}

/** A bottle with a crown, and a crowd of fries before it. */
export function ketchupTycoon(): string {
  return scene(
    { ground: GROUND.mustard, horizon: 286 },
    shadow(200, 346, 150, 18),
    solid(
      'b',
      'M166 118H234V152C236 176 274 190 274 228V330Q274 348 254 350H146Q126 348 126 330V228C126 190 164 176 166 152z',
      RIPENESS.red,
      { shade: 28, rim: 9 },
      fill('M120 232H280V318H120z', '#fff3dc'),
    ),
    fill(box(160, 98, 80, 30, 9), '#fff0d4'),
    tomato('t', { x: 200, y: 280, scale: 0.34 }, RIPENESS.red),
    solid(
      'c',
      'M144 94L136 34 170 62 200 22 230 62 264 34 256 94Q200 106 144 94z',
      RIPENESS.golden,
      { shade: 10, rim: 6 },
      disc(200, 78, 9, '#d9472f'),
      disc(166, 80, 7, '#3f8f86'),
      disc(234, 80, 7, '#3f8f86'),
    ),
    fry('d', 66, 300, -10),
    fry('e', 108, 318, 6),
    fry('f', 300, 316, -5),
    fry('g', 344, 300, 11),
    sparkle(84, 100, 24, '#fff6e4'),
    sparkle(322, 140, 17, '#fff6e4'),
  )
}
