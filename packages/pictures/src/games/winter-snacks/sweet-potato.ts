import { fill, placed, stroke } from '../../kit/shapes.js'
import { snow, steam } from '../kit/air.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const BODY =
  'M-160 12C-136-30-96-66-20-70C60-74 116-50 164-14C140 34 84 66 4 70C-76 74-130 54-160 12z'
const FLESH =
  'M-104 4Q-76-34-40-30-20-48 10-40 40-50 66-32 100-28 118-12 88 14 60 12 34 30 4 22-30 34-60 18-88 22-104 4z'

/** Roasted and broken open: yellow flesh between two edges of purple skin. */
export function sweetPotato(): string {
  return scene(
    { ground: GROUND.pine, behind: snow(12) },
    shadow(206, 326, 150),
    placed(
      { x: 232, y: 186, turn: 14, scale: 0.82 },
      solid(
        'a',
        BODY,
        '#743654',
        { rimStrength: 0.3 },
        stroke('M-70-30l26 6M40 20l30-2M70-36l18 8', '#552440', 6),
      ),
    ),
    steam(196, 150, { count: 3, wide: 110, scale: 0.82 }),
    placed(
      { x: 190, y: 258, turn: -8, scale: 1.06 },
      solid(
        'b',
        BODY,
        '#8b3f5d',
        { shade: 20, rimStrength: 0.3 },
        stroke('M-96 40l24 5M90 26l26-7M-20 54l32 2', '#6a2c49', 6),
      ),
      fill(
        'M-122 4Q-82-52-38-46-16-62 12-54 46-66 74-46 114-40 136-16 98 28 62 26 34 46 2 36-32 50-62 32-96 38-122 4z',
        '#5f2442',
      ),
      solid(
        'c',
        FLESH,
        '#ffc63f',
        { shade: 14, shadeColour: '#d9560f', shadeStrength: 0.5, rim: 6 },
        stroke('M-66 0Q-40-14-14-6M-2 10Q26-6 52 2M0-24Q20-30 40-22', '#ffe38d', 7),
        stroke('M-50 14l24 2M40-12l34 4', '#f0a01f', 6),
      ),
    ),
  )
}
