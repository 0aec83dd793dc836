import { box, disc, fill, placed } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sparkles } from './sparkles.js'

const PERSON = [
  fill('M-66 92C-62 40-36 28 0 28S62 40 66 92z', '#e8674a'),
  fill('M-16 8H16V36Q0 48-16 36z', '#d9a277'),
  fill('M-52 20C-64-66-30-82 2-82S66-60 52 20z', '#5a3028'),
  fill(ovalPath(0, -16, 42, 46), '#f3c79c'),
  fill('M-46-14C-46-60-20-68 2-68S46-56 46-12Q34-40 8-46-24-42-46-14z', '#5a3028'),
  disc(-16, -14, 5, '#33211f'),
  disc(17, -14, 5, '#33211f'),
  disc(-26, 2, 8, '#f09a86'),
  disc(27, 2, 8, '#f09a86'),
  fill('M-14 4H15Q12 20 0 20T-14 4z', '#a83a3c'),
]

/** The camera gives out one print, and it is the good one. */
export function goodPhoto(): string {
  return scene(
    { ground: GROUND.moss },
    shadow(204, 350, 126, 16),
    placed(
      { x: 206, y: 150, turn: 4 },
      solid(
        'f',
        box(-98, -120, 196, 260, 10),
        '#fffaf0',
        { shade: 10, shadeStrength: 0.2 },
        fill(box(-80, -102, 160, 176), '#7fc4d8'),
      ),
      solid(
        'i',
        box(-80, -102, 160, 176),
        '#ffcf86',
        { shade: 0, rim: 0 },
        fill(ovalPath(-30, -40, 90, 80), '#ffe6b0'),
        placed({ y: 2 }, ...PERSON),
      ),
    ),
    solid(
      'c',
      box(66, 262, 268, 86, 26),
      '#3f5f93',
      { shade: 18, rim: 6 },
      fill('M60 262H340V284H60z', '#5b80b8'),
      fill('M60 316H340V328H60z', '#ffc94d'),
    ),
    fill(box(92, 254, 228, 12, 6), '#22304f'),
    disc(200, 314, 34, '#22304f'),
    disc(200, 314, 23, '#6fb0d0'),
    disc(192, 306, 8, '#e6f6ff'),
    fill(box(92, 294, 42, 20, 6), '#fff3dc'),
    disc(300, 302, 11, '#e8573c'),
    sparkles([66, 108, 24], [340, 76, 17], [346, 216, 13]),
  )
}
