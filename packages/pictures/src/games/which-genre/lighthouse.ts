import { box, disc, fill, stroke } from '../../kit/shapes.js'
import { halo } from '../kit/flame.js'
import { ovalPath } from '../kit/paths.js'
import { solid } from '../kit/solid.js'
import { COLOUR } from './palette.js'

const ROCK =
  'M44 296C66 272 116 268 150 274 200 262 262 264 300 276 336 274 362 288 360 302 350 330 314 334 296 352 268 384 232 366 206 378 172 384 154 358 124 350 92 346 50 328 44 296z'
const TOP =
  'M44 296C66 272 116 268 150 274 200 262 262 264 300 276 336 274 362 288 360 302 300 318 250 296 206 312 150 326 96 304 44 296z'

/** The lighthouse on its rock, its lamp at (168, 94), as it stands in a picture of 400 × 400. */
export function lighthouse(): string {
  return [
    solid(
      'k',
      ROCK,
      '#6d5a9c',
      { shade: 26, rim: 8 },
      fill(TOP, '#937fc4'),
      fill(ovalPath(122, 296, 30, 9) + ovalPath(316, 294, 22, 7), '#6d5a9c'),
      fill(ovalPath(240, 340, 22, 12) + ovalPath(136, 330, 14, 8), '#54447e'),
    ),
    solid(
      'lt',
      'M138 120H198L216 292Q168 304 120 292z',
      COLOUR.cream,
      { shade: 18, rim: 6 },
      fill('M100 168H240V196Q168 206 100 196zM100 236H240V262Q168 272 100 262z', '#ff8a5c'),
      fill(ovalPath(166, 216, 11, 13), '#3a3a7a'),
    ),
    fill('M156 294V276a12 12 0 0 1 24 0V294z', '#3a3a7a'),
    fill(box(124, 112, 88, 14, 6), '#3c3352'),
    fill('M140 72H196V112H140z', '#ffe9a8'),
    fill('M130 74Q134 34 168 34T206 74z', '#ff8a5c'),
    fill('M168 34Q202 34 206 74H184Q186 46 168 34z', '#b34a52'),
    stroke('M168 34V16', '#b7c3ee', 6),
    disc(168, 14, 7, '#fff6e4'),
    disc(168, 93, 17, '#fffdf0'),
    halo(168, 94, [58, 36], '#fff3c4', 0.22),
  ].join('')
}
