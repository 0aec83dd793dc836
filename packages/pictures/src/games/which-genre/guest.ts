import { disc, fill, stroke } from '../../kit/shapes.js'

const SHAPE =
  'M196 286C190 220 196 160 214 122 210 100 212 74 222 58 236 68 246 80 250 94Q270 88 290 94C296 80 308 70 322 64 328 84 328 104 322 124 342 164 350 224 346 286Q346 296 336 296H206Q196 296 196 286z'

/** A soft shadow with its ears up and bright eyes, from (196, 58) to (346, 292). */
export function guest(strength = 0.86): string {
  return [
    fill(SHAPE, '#10241f', strength),
    disc(246, 156, 10, '#ffe9a8'),
    disc(288, 158, 10, '#ffe9a8'),
    stroke('M256 184q10 9 20 1', '#ffe9a8', 5),
  ].join('')
}
