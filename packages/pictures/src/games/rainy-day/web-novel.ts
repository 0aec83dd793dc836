import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const SCROLL =
  'M96 214L262 196C264 258 280 290 318 296H352Q376 298 376 324T350 352H240C150 352 104 316 96 214z'

/** A novel on the telephone whose page runs on, out of the screen and over the floor. */
export function webNovel(): string {
  return scene(
    { ground: GROUND.plum },
    shadow(220, 354, 150, 15),
    placed(
      { x: 172, y: 166, turn: -6 },
      solid('p', box(-104, -142, 208, 284, 32), '#2a2540', { shade: 14, rim: 6 }),
      solid(
        's',
        box(-86, -120, 172, 260, 12),
        '#fff6e2',
        { shade: 0, rim: 0 },
        fill('M-90-124H90V18H-90z', '#d9606f'),
        disc(30, -66, 40, '#ffe0a0'),
        fill('M-90 18V-28L-62-44-34-28V-58L-14-86 6-58V-28L34-48 62-28V18z', '#6a2f52'),
        fill('M-62-44V-66L-40-58-62-52zM-14-86V-108L8-100-14-94z', '#ffd27a'),
        disc(-14, -36, 9, '#ffd27a'),
        fill('M-28 22V2Q-28-8-14-8T0 2V22z', '#ffd27a'),
      ),
    ),
    solid(
      'w',
      SCROLL,
      '#fff6e2',
      { shade: 12, shadeStrength: 0.22, rim: 0 },
      stroke(
        'M116 222L214 212M120 248L236 236M130 274L216 266M146 300L262 288M184 324L286 316',
        '#c99ab0',
        9,
      ),
    ),
    solid(
      'r',
      'M320 322A30 30 0 1 1 380 322 30 30 0 0 1 320 322z',
      '#f6dfc0',
      { shade: 8 },
      stroke('M368 322A18 18 0 1 0 350 340 10 10 0 0 0 354 320', '#c9976a', 6),
    ),
  )
}
