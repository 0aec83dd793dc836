import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

const CABBAGE =
  'M-150 34C-160-10-130-50-90-58-60-86-20-92 6-80 30-100 66-94 78-74 106-84 132-66 132-42 158-36 164-4 148 10 158 34 138 58 114 54 96 76 60 76 44 64 10 82-60 84-104 74-134 72-148 56-150 34z'

/** A quarter of a cabbage, red all over: white ribs at the left, ruffled leaves at the right. */
export function kimchi(): string {
  return scene(
    { ground: GROUND.tile, behind: tiles() },
    shadow(204, 344, 140, 16),
    solid('p', 'M36 300A164 46 0 0 1 364 300C360 330 290 346 200 346S40 330 36 300z', '#dfe6e6', {
      shade: 12,
    }),
    solid('q', ovalPath(200, 296, 164, 44), '#fffaf0', { shade: 8 }),
    fill(ovalPath(204, 298, 134, 32), '#e2582f'),
    placed(
      { x: 200, y: 210, turn: -6, scale: 1.06 },
      solid(
        'k',
        CABBAGE,
        KITCHEN.chili,
        { shade: 24, rim: 6 },
        fill(
          'M-170-20C-120-70-80-40-20-44-50-20-100-16-170 0zM-170 6C-110-4-60-8 20 0-40 22-100 26-170 24zM-160 36C-100 34-40 30 30 34-30 58-90 66-160 60z',
          '#ffe6c4',
        ),
        fill(
          'M-110-34C-80-44-60-36-36-36-60-24-90-22-110-34zM-120 12C-80 4-40 6-12 6-40 18-90 22-120 12zM-116 48C-80 40-40 42-4 42-40 54-90 60-116 48z',
          '#f58a56',
        ),
        stroke(
          'M-14-62Q40-70 66-48T128-30M24-24Q66-34 92-16T150 4M30 18Q70 10 96 26T130 44',
          KITCHEN.chiliDark,
          10,
        ),
        stroke('M86-84Q112-70 116-52M136-22Q152-8 140 6M96 62Q114 58 118 46', '#7d9a3c', 11),
        stroke('M4-54Q40-58 58-42M46 2Q74-6 92 6', '#f4734e', 8),
      ),
    ),
    ...[
      [96, 178],
      [156, 170],
      [150, 226],
      [110, 236],
      [196, 262],
    ].map(([x = 0, y = 0]) => disc(x, y, 5, KITCHEN.chiliDark)),
    stroke('M84 306Q110 320 150 322', '#ff9a68', 8),
  )
}
