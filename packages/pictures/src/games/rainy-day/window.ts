import { box, fill, stroke } from '../../kit/shapes.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, PANE } from './palette.js'
import { rain } from './rain.js'

const CAT =
  'M262 306C254 246 270 222 280 210L276 168Q278 160 286 166L302 182H322L338 166Q346 160 348 168L344 210C356 222 372 246 362 306z'

/** From behind: someone and the cat at the window, both looking at the rain. */
export function window(): string {
  return scene(
    { ground: GROUND.ochre, horizon: 'none' },
    solid('f', box(34, 28, 332, 286, 20), '#fbe8c8', { shade: 12 }),
    solid(
      'g',
      box(58, 52, 284, 240, 8),
      PANE.sky,
      { shade: 0, rim: 0 },
      fill('M50 220Q110 160 190 206T350 176V300H50z', PANE.far),
      fill('M50 250Q140 214 230 246T350 236V300H50z', PANE.near),
      rain(
        [
          [100, 70, 56],
          [150, 110, 46],
          [86, 168, 44],
          [238, 76, 62],
          [290, 64, 50],
          [322, 118, 56],
          [252, 176, 44],
        ],
        { strength: 0.75, width: 8 },
      ),
    ),
    fill('M193 52H209V292H193z', '#fbe8c8'),
    solid('s', box(18, 296, 364, 34, 12), '#fff3dc', { shade: 9 }),
    stroke('M346 300Q384 326 352 358', '#d97f33', 20),
    solid(
      'c',
      CAT,
      '#f0a04a',
      { shade: 14 },
      stroke(
        'M312 176V196M296 180V194M328 180V194M276 256Q312 244 350 256M274 280Q312 268 354 280',
        '#c4692a',
        9,
      ),
    ),
    solid(
      'b',
      'M44 420C40 318 84 278 150 278S262 318 256 420z',
      '#b8473c',
      { shade: 18 },
      stroke('M110 300Q100 350 104 410M190 300Q204 350 200 410', '#8f3230', 9),
    ),
    solid('n', 'M126 250H174V286Q150 300 126 286z', '#d9a57c', { shade: 6, rim: 0 }),
    solid(
      'h',
      'M88 214C84 160 114 136 150 136S216 160 212 214C216 252 188 268 150 268S84 252 88 214z',
      '#4a2c38',
      { shade: 18 },
      stroke('M128 160Q112 180 112 206', '#7a4c54', 9),
    ),
    solid('k', 'M114 134A36 32 0 1 1 186 134 36 32 0 0 1 114 134z', '#4a2c38', { shade: 10 }),
    fill('M122 146Q150 160 178 146L176 156Q150 168 124 156z', '#ffcf7a'),
  )
}
