import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { bumpyPath, ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sparkles } from './sparkles.js'

const ROOFS = 'M0 214H50V176H108V230H176V190H230V236H282V170H346V208H400V310H0z'
const WINDOWS =
  'M20 236h14v18H20zM66 200h14v18H66zM196 212h14v18h-14zM304 194h14v18h-14zM364 232h14v18h-14z'
const PUDDLE = 'M36 346C30 318 96 314 150 320S300 310 352 328 356 374 290 376 44 384 36 346z'

/** The cloud leaves the moon free; the umbrella is shut and the puddle lies still. */
export function rainStops(): string {
  return scene(
    {
      ground: GROUND.blue,
      horizon: 296,
      behind: fill(ROOFS, '#2a4676') + fill(WINDOWS, '#f0c27a', 0.8),
    },
    disc(236, 96, 56, '#ffeec2'),
    solid('c', bumpyPath(302, 112, 66, 32, 8), '#c9d4ea', { shade: 14, shadeColour: '#2a3a78' }),
    stroke('M280 166l-5 20M328 168l-5 16', '#cfe2ff', 7),
    solid(
      'p',
      PUDDLE,
      '#6f98d4',
      { shade: 0, rim: 6, rimStrength: 0.6 },
      fill(ovalPath(258, 346, 52, 15), '#ffeec2'),
      stroke('M214 350H296M300 334H330', '#6f98d4', 5),
      fill('M120 350L152 310 168 312 150 352z', '#b8473c', 0.5),
    ),
    placed(
      { x: 152, y: 226, turn: 14, scale: 1.06 },
      stroke('M0-100V-112M0 90V114', '#e3b27a', 10),
      stroke('M0-108V-132Q0-156 22-156T44-132', '#e3b27a', 14),
      solid(
        'u',
        'M-16-100H16Q30-92 36-60 46 0 12 88 0 104-12 88-46 0-36-60-30-92-16-100z',
        '#e8573c',
        { shade: 14 },
        stroke('M-8-100Q-20 0-3 96M10-98Q20 0 5 96', '#b83a2c', 6),
        fill('M-60-16L60-30V-4L-60 10z', '#ffd27a'),
      ),
    ),
    sparkles([72, 110, 22], [330, 262, 17]),
  )
}
