import { fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, RIPENESS } from './palette.js'
import { tomato } from './tomato.js'

const WEAVE = [250, 282, 314].map((y) => `M80 ${y}Q200 ${y + 26} 320 ${y}`).join('')

/** A basket, heaped; the hat that came along leans on it. */
export function weekendFarmer(): string {
  return scene(
    { ground: GROUND.sky, horizon: 290 },
    shadow(196, 350, 150, 18),
    stroke('M92 232C86 70 314 70 308 232', '#8a5a34', 17),
    tomato('a', { x: 200, y: 142, scale: 0.56, turn: 6 }, RIPENESS.red),
    tomato('b', { x: 132, y: 184, scale: 0.58, turn: -16 }, '#ec5a35'),
    tomato('c', { x: 266, y: 184, scale: 0.58, turn: 14 }, RIPENESS.red),
    tomato('d', { x: 200, y: 200, scale: 0.54, turn: -4 }, '#d63a34'),
    solid(
      'k',
      'M68 216Q200 250 332 216L306 332Q200 366 94 332z',
      '#c98d4c',
      { shade: 22, rim: 8 },
      stroke(WEAVE, '#a06a36', 7),
      stroke('M132 228L144 350M200 236V360M268 228L256 350', '#a06a36', 7),
    ),
    stroke('M66 218Q200 252 334 218', '#e0ad69', 20),
    placed(
      { x: 296, y: 322, turn: -14 },
      shadow(0, 30, 84, 10),
      solid('h', ovalPath(0, 18, 90, 25), '#efd28b', { shade: 8, turn: -14 }),
      solid(
        'g',
        'M-50 18C-54-44 54-44 50 18Q0 34-50 18z',
        '#f7e0a2',
        { shade: 12, turn: -14 },
        fill('M-60 0Q0 18 60 0V20Q0 38-60 20z', '#c9402f'),
      ),
    ),
  )
}
