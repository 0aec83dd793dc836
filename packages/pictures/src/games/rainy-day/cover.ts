import { box, disc, fill, placed, soft, stroke } from '../../kit/shapes.js'
import { steam } from '../kit/air.js'
import { halo } from '../kit/flame.js'
import { ovalPath } from '../kit/paths.js'
import { coverScene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, PANE } from './palette.js'
import { rain } from './rain.js'

const CAT =
  'M444 318C434 262 450 240 460 228L456 186Q458 178 466 184L482 200H502L518 184Q526 178 528 186L524 228C536 240 552 264 542 318z'
const PANCAKE = soft(
  [-70, 0],
  [-44, -24],
  [0, -28],
  [48, -24],
  [70, 2],
  [40, 22],
  [-6, 26],
  [-48, 20],
)

function pane(): string {
  return solid(
    'g',
    box(158, 66, 384, 236, 8),
    PANE.sky,
    { shade: 0, rim: 0 },
    fill('M150 200H196V160H248V214H300V176H356V206H404V150H462V196H550V310H150z', PANE.far),
    fill('M150 244H214V216H276V250H382V226H440V254H550V310H150z', PANE.near),
    fill(
      'M208 180h16v18h-16zM316 196h16v18h-16zM418 172h16v18h-16zM232 234h16v16h-16zM400 244h16v16h-16z',
      '#ffd27a',
    ),
    rain(
      [
        [196, 82, 64],
        [254, 104, 54],
        [226, 190, 50],
        [306, 80, 48],
        [398, 88, 60],
        [452, 116, 56],
        [506, 84, 60],
        [424, 196, 50],
        [534, 160, 56],
        [180, 236, 48],
      ],
      { strength: 0.75, width: 8 },
    ),
  )
}

/** A rainy evening indoors: someone in a blanket and the cat at the pane, a pancake and a few books at hand. */
export function cover(): string {
  return coverScene(
    {
      ground: GROUND.plum,
      horizon: 364,
      lamp: { x: 122, y: 140, r: 380, strength: 0.72 },
      behind: solid('f', box(132, 40, 436, 284, 22), '#f3dcb4', { shade: 12 }) + pane(),
    },
    fill('M342 66H358V302H342z', '#f3dcb4'),
    solid('s', box(112, 308, 476, 34, 12), '#fff0d4', { shade: 9 }),
    halo(120, 140, [104, 74], '#ffe0a0', 0.14),
    stroke('M120 166V400', '#4a2c34', 10),
    solid('l', 'M94 86H146Q154 86 156 94L180 168Q120 182 60 168L84 94Q86 86 94 86z', '#ffdf94', {
      shade: 9,
      shadeColour: '#d2602a',
    }),
    stroke('M470 304Q436 326 414 300', '#d97f33', 21),
    solid(
      'c',
      CAT,
      '#f0a04a',
      { shade: 14 },
      stroke(
        'M492 194V216M475 198V212M509 198V212M458 270Q492 258 532 270M454 294Q492 282 536 294',
        '#c4692a',
        9,
      ),
    ),
    shadow(314, 424, 140, 18),
    solid(
      'b',
      'M176 424C170 338 222 290 312 290S454 338 448 424Q312 442 176 424z',
      '#2f8f8b',
      { shade: 22 },
      ...[
        [226, 372],
        [288, 336],
        [352, 374],
        [280, 404],
        [404, 410],
        [402, 344],
      ].map(([x = 0, y = 0]) => disc(x, y, 14, '#ffd27a')),
    ),
    solid('w', 'M232 304Q238 262 312 264T392 304Q352 326 312 326T232 304z', '#8fd0c2', {
      shade: 9,
    }),
    solid(
      'h',
      'M252 222C248 170 276 148 312 148S376 170 372 222C376 262 348 280 312 280S248 262 252 222z',
      '#4a2c38',
      { shade: 18 },
      stroke('M290 172Q274 190 274 214', '#7a4c54', 9),
    ),
    solid('k', 'M278 146A34 30 0 1 1 346 146 34 30 0 0 1 278 146z', '#4a2c38', { shade: 9 }),
    fill('M284 160Q312 172 340 160L338 170Q312 180 286 170z', '#ffcf7a'),
    placed(
      { y: -24 },
      shadow(166, 428, 96, 14),
      steam(166, 370, { count: 2, wide: 54, scale: 0.66 }),
      solid('p', 'M66 398Q166 424 266 398 262 434 206 438H126Q70 434 66 398z', '#c9d6e4', {
        shade: 10,
      }),
      fill(ovalPath(166, 400, 100, 27), '#fff6e2'),
      placed(
        { x: 166, y: 394 },
        placed({ y: 6 }, fill(PANCAKE, '#b8671f')),
        fill(PANCAKE, '#f3bd55'),
        stroke('M-36 6L4-12M-4 12L40-8', '#4f8f45', 9),
        stroke('M-30-8l12-4M28 8l12-4', '#df4a38', 8),
      ),
      shadow(496, 434, 74, 12),
      solid('x', box(430, 404, 132, 30, 7), '#d9483f', { shade: 9 }),
      solid('y', box(442, 376, 112, 28, 7), '#f2b33d', { shade: 9 }),
      stroke('M528 350Q552 348 548 362T526 372', '#fffaf0', 9),
      solid('m', 'M468 336H528V356C528 372 518 378 498 378S468 372 468 356z', '#fffaf0', {
        shade: 9,
      }),
      fill(ovalPath(498, 337, 28, 7), '#7d4029'),
    ),
  )
}
