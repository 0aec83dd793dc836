import { disc, fill, oval, placed, stroke } from '../../kit/shapes.js'
import { snow, steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const SPECKS = [
  [70, 258],
  [104, 312],
  [150, 338],
  [222, 346],
  [290, 326],
  [334, 284],
  [340, 246],
  [64, 232],
  [262, 340],
  [122, 328],
  [316, 306],
] as const

function riceCake(x: number, y: number, turn: number): string {
  return placed(
    { x, y, turn },
    stroke('M-38 0H38', '#8f1712', 42),
    stroke('M-38-2H38', '#ee4c27', 34),
    stroke('M-34-9H14', '#ffa27a', 7),
    oval(40, -2, 9, 14, '#ffcfae'),
  )
}

/** Red and glossy on the green speckled plate of every snack stall. */
export function tteokbokki(): string {
  return scene(
    { ground: GROUND.dusk, behind: snow(9), horizon: 250 },
    shadow(206, 330, 160, 36),
    solid(
      'p',
      ovalPath(200, 268, 168, 92),
      '#7fb86a',
      { shade: 18 },
      ...SPECKS.map(([x, y]) => disc(x, y, 4, '#e6f3cf')),
    ),
    fill(ovalPath(200, 258, 138, 68), '#5f9750'),
    solid('s', ovalPath(200, 258, 130, 62), '#c42c1a', { shade: 10, rim: 0 }),
    steam(200, 150, { count: 3, wide: 130, scale: 0.74 }),
    riceCake(142, 236, -24),
    riceCake(246, 222, 18),
    riceCake(196, 206, -6),
    placed(
      { x: 274, y: 258, turn: 24 },
      fill('M-40 26L4-34 44 20z', '#8f1712'),
      fill('M-38 20L4-36 42 14z', '#f2b35f'),
      stroke('M-22 10L4-24', '#ffe1a6', 5),
    ),
    riceCake(152, 282, 14),
    riceCake(226, 294, -12),
    placed(
      { x: 196, y: 248, turn: -10 },
      fill(ovalPath(2, 4, 42, 30), '#8f1712'),
      solid('e', ovalPath(0, 0, 41, 29), '#fff6e4', { shade: 9 }, oval(-4, -2, 21, 16, '#ffb629')),
    ),
    stroke('M112 262l26 10M262 286l20-12M178 222l22-8', '#7fc05a', 9),
  )
}
