import { light } from '../../kit/light.js'
import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sparkles } from './sparkles.js'

/** A telephone with a sliver of charge that waves goodbye and stays. */
export function onePercent(): string {
  return scene(
    { ground: GROUND.moss },
    shadow(200, 352, 96, 15),
    stroke('M262 214C312 214 318 168 306 128', '#2c2d4d', 16),
    solid(
      'k',
      'M296 128C262 96 284 66 330 60 322 78 346 88 368 84 352 116 332 132 310 138z',
      '#fffaf0',
      { shade: 10 },
    ),
    stroke('M126 232Q86 246 92 288', '#2c2d4d', 16),
    placed(
      { x: 192, y: 214, turn: -5 },
      solid(
        'p',
        box(-84, -146, 168, 284, 32),
        '#2c2d4d',
        { shade: 14, rim: 6 },
        fill(box(-68, -124, 136, 240, 16), '#3d4a86'),
        fill('M-68-60L68-124H-68z', '#5a69a8', 0.6),
        light({ x: 0, y: 78, r: 110, colour: '#ff9a5c', strength: 0.7 }),
        fill(box(-20, -88, 40, 20, 6), '#fff3dc'),
        stroke(box(-46, -70, 92, 160, 18), '#fff3dc', 11),
        fill(box(-34, 58, 68, 21, 8), '#ff6b4a'),
      ),
      disc(-17, -2, 7, '#fff3dc'),
      disc(19, -2, 7, '#fff3dc'),
      stroke('M-9 18q10 10 20 0', '#fff3dc', 6),
    ),
    sparkles([80, 110, 20], [318, 280, 16]),
  )
}
