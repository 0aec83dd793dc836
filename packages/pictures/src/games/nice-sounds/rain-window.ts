import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

const DROP = 'M0-24C11-9 17 2 17 11A17 17 0 1 1-17 11C-17 2-11-9 0-24z'
const DROPS = [
  [92, 132, 1.1],
  [98, 244, 0.8],
  [176, 206, 1.75],
  [232, 96, 1.1],
  [282, 246, 1.2],
  [228, 274, 0.75],
  [292, 136, 0.8],
] as const

/** Drops and their trails on the pane, the town's lights dim behind, a curtain drawn aside. */
export function rainWindow(): string {
  return scene(
    { ground: GROUND.sand, horizon: 'none' },
    solid('f', box(36, 30, 316, 304, 20), '#f6e4c4', { shade: 14 }),
    solid(
      'g',
      box(60, 54, 268, 256, 8),
      '#2b4872',
      { shade: 0, rim: 0 },
      fill('M50 220H96V180H160V240H216V196H268V226H340V320H50z', '#1f3759'),
      disc(92, 268, 24, '#d98a4a'),
      disc(146, 290, 15, '#ffcf7a'),
      disc(250, 216, 18, '#6fb0c0'),
      disc(204, 298, 26, '#c9704a'),
      stroke('M92 54V112M176 54V168M282 160V224M232 54V76', '#9fc4e4', 6, 0.5),
      sound(176, 208, { towards: -20, wide: 110, first: 54, gap: 32 }),
      ...DROPS.map(([x, y, scale]) =>
        placed({ x, y, scale }, fill(DROP, '#bfe0f4'), stroke('M-7 8Q-6 16 2 19', '#ffffff', 5)),
      ),
    ),
    fill('M122 54H138V310H122z', '#f6e4c4'),
    fill('M134 54H140V310H134z', '#c9a878'),
    solid(
      'c',
      'M252-10C296 90 326 170 334 232L316 362Q362 376 410 362V-10z',
      '#b8503f',
      { shade: 14, rim: 6 },
      stroke('M296-10Q352 120 356 232L346 366M346-10Q378 120 382 232V366', '#8f3a30', 8),
      fill('M310 226Q360 240 410 222V248Q360 266 310 252z', '#ffd27a'),
    ),
    solid('s', box(20, 322, 320, 32, 12), '#fff0d4', { shade: 8 }),
  )
}
