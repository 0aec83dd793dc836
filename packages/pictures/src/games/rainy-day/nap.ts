import { box, disc, fill, oval, placed, stroke } from '../../kit/shapes.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { BLUSH, GROUND, INK, SKIN } from './palette.js'

const BLANKET =
  'M-144-30Q-72-54 0-36T144-40V138Q144 164 118 164H64Q0 150-64 164H-118Q-144 164-144 138z'

/** Asleep at midday: a head on the pillow, one arm over the blanket, one foot out of it. */
export function nap(): string {
  return scene(
    { ground: GROUND.plum, horizon: 'none' },
    placed(
      { x: 200, y: 200, turn: -8 },
      fill(box(-128, -152, 280, 330, 40), '#160b1c', 0.34),
      solid('m', box(-140, -164, 280, 326, 40), '#e7cba6', { shade: 14 }),
      solid(
        'w',
        'M-112-120Q-114-156-78-152 0-162 78-152 114-156 112-120 118-76 108-52 60-40 0-44-60-40-108-52-118-76-112-120z',
        '#fff8e8',
        { shade: 14, shadeStrength: 0.2 },
      ),
      disc(0, -76, 58, SKIN),
      fill('M-62-70C-72-134-34-150 0-150S72-134 62-70Q44-112-6-112T-62-70z', '#4a2c30'),
      fill('M-6-152Q6-172 24-164 12-156 14-146z', '#4a2c30'),
      stroke('M-38-70q13 11 26 0M12-70q13 11 26 0', INK, 7),
      oval(-38, -48, 11, 8, BLUSH),
      oval(38, -48, 11, 8, BLUSH),
      stroke('M-7-46q7 6 14 0', '#9a3f3a', 6),
      stroke('M84 160V176', SKIN, 30),
      solid(
        'b',
        BLANKET,
        '#37938f',
        { shade: 22 },
        fill('M-150-10V-60H150V-14Q72-28 0-8T-150-10z', '#8fd0c2'),
        ...[
          [-92, 36],
          [-14, 58],
          [66, 30],
          [-62, 108],
          [24, 124],
          [104, 96],
        ].map(([x = 0, y = 0]) => disc(x, y, 15, '#ffd27a')),
      ),
      stroke('M96 -6Q66 40 14 22', '#f0914f', 34),
      disc(4, 18, 19, SKIN),
    ),
  )
}
