import { light } from '../../kit/light.js'
import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { flame, halo } from '../kit/flame.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const HEADS = [-66, -44, -22, 0, 22, 44]

/** One match, just struck, over its open box. */
export function fnl(): string {
  return scene(
    { ground: GROUND.wine, horizon: 306, strength: 0 },
    light({ x: 214, y: 130, r: 300, colour: GROUND.wine.glow, strength: 0.8 }),
    halo(214, 128, [124, 92], '#ffc37a', 0.12),
    shadow(170, 350, 128, 18),
    placed(
      { x: 152, y: 316, turn: -4 },
      solid(
        'a',
        box(-76, -46, 152, 70, 6),
        '#f1dcb6',
        { shade: 0 },
        fill('M-76-46H76V-30H-76z', '#a88a63'),
        ...HEADS.map(
          (x) => fill(box(x - 1, -40, 10, 70), '#e8bd82') + disc(x + 4, -36, 9, '#d8402f'),
        ),
      ),
      solid(
        'b',
        box(-92, -18, 184, 56, 6),
        '#2f6f78',
        { shade: 9 },
        fill('M-92 16H92V38H-92z', '#5b3328'),
        fill('M-20-18L0-4 20-18z', '#ffc94d'),
        fill('M-52-6h26v8h-26zM26-6h26v8H26z', '#ffc94d'),
      ),
    ),
    placed(
      { x: 218, y: 176, turn: -24 },
      fill(box(-9, -8, 18, 176, 6), '#b9803f'),
      fill(box(-9, -8, 11, 176, 6), '#f3cf94'),
      fill(box(-9, -8, 18, 46, 6), '#4a221c'),
      solid('c', 'M0-34C14-34 17-20 15-8 13 4 7 8 0 8S-13 4-15-8C-17-20-14-34 0-34z', '#7d2a22', {
        shade: 6,
      }),
    ),
    flame({ x: 212, y: 176, scale: 1.5, turn: 4 }),
    ...[
      [132, 88, 5],
      [300, 70, 6],
      [318, 150, 4],
      [116, 162, 4],
      [268, 34, 4],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#ffd98a')),
    stroke('M150 56l-12-14M286 92l18-8M122 122l-20-4', '#ffd98a', 6),
  )
}
