import { disc, fill, placed, stroke, box } from '../../kit/shapes.js'
import { steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { COLOUR, GROUND } from './palette.js'

const POT = 'M82 214A106 26 0 0 0 294 214V276C294 316 260 332 188 332S82 316 82 276z'

/** Rain on the window, none in here. */
const WINDOW = [
  fill(box(240, 30, 136, 122, 10), '#8a5232'),
  fill(box(252, 42, 112, 98), '#3d5a86'),
  stroke(
    'M268 56l-5 16M294 74l-5 16M326 54l-5 16M352 70l-5 16M276 104l-5 16M328 106l-5 16',
    '#a9c4e4',
    5,
    0.8,
  ),
  stroke('M308 38V144', '#8a5232', 9),
].join('')

const CAT =
  'M-58 70C-66 20-66-4-58-22-62-44-60-62-52-74-38-68-26-58-18-46Q0-50 18-46C26-58 38-68 52-74 60-62 62-44 58-22 66-4 66 20 58 70z'

/** Stew keeps warm on the table, the good plate is out; a cat looks over the edge. */
export function daily(): string {
  return scene(
    { ground: GROUND.apricot, horizon: 276, strength: 0.55, behind: WINDOW },
    placed(
      { x: 318, y: 214 },
      solid(
        'c',
        CAT,
        '#5f4a5c',
        { shade: 12, rim: 6 },
        fill('M-26 8Q0-4 26 8 38 34 22 46H-22Q-38 34-26 8z', '#fff0dc'),
        fill('M-48-60Q-36-54-30-44L-46-34z', '#e09a8a'),
        fill('M48-60Q36-54 30-44L46-34z', '#c07f78'),
        stroke('M-9-44V-28M9-44V-28', '#3f2f3e', 7),
      ),
      disc(-28, -6, 8, '#ffe08a'),
      disc(24, -6, 8, '#ffe08a'),
      disc(-30, -6, 5, COLOUR.ink),
      disc(22, -6, 5, COLOUR.ink),
      fill('M-7 14H5L-1 21z', '#d9705f'),
    ),
    fill('M0 262Q200 250 400 262V400H0z', '#8f5230'),
    fill('M0 262Q200 250 400 262V284Q200 272 0 284z', '#b8733f'),
    fill(ovalPath(190, 350, 180, 34), '#ffd894', 0.14),
    ...[292, 344].map((x) =>
      placed(
        { x, y: 262 },
        solid(`p${x}`, box(-18, -14, 36, 28, 14), '#fff0dc', { shade: 5, rim: 3 }),
      ),
    ),
    placed(
      { x: -20, y: 24 },
      shadow(192, 334, 112, 16),
      steam(184, 166, { count: 3, wide: 110, scale: 0.92 }),
      stroke(
        'M84 232H56Q48 232 48 240T56 250H84M292 232H318Q326 232 326 240T318 250H292',
        '#8f2c30',
        14,
      ),
      fill(ovalPath(188, 212, 106, 27), '#f2a08a'),
      fill(ovalPath(188, 214, 92, 20), '#a63d20'),
      fill(ovalPath(176, 211, 70, 12), '#d9682c'),
      fill(box(136, 196, 40, 24, 6), '#fff3dc'),
      fill(box(198, 198, 36, 22, 6), '#ffe9c8'),
      disc(246, 214, 8, '#86b44f'),
      disc(120, 214, 7, '#86b44f'),
      disc(186, 224, 7, '#86b44f'),
      solid(
        'o',
        POT,
        COLOUR.red,
        { shade: 26 },
        fill('M70 262Q188 296 310 262V278Q188 312 70 278z', '#fff0d4'),
      ),
      stroke('M104 244Q104 268 112 284', '#f59a82', 9),
    ),
    placed(
      { x: 318, y: 344 },
      fill(ovalPath(4, 10, 60, 14), '#160b1c', 0.3),
      solid('d', ovalPath(0, 0, 58, 19), '#f4efe6', { shade: 7, rim: 4 }),
      stroke('M-45 0a45 13 0 1 0 90 0 45 13 0 1 0-90 0', '#4f7fb0', 5),
    ),
  )
}
