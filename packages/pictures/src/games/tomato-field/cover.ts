import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { sparkle } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { coverScene, shadow } from '../kit/scene.js'
import { LEAF, RIPENESS, STEM } from './palette.js'
import { sprout, tomato } from './tomato.js'

/** Rows of the field that meet far away. */
const ROWS = [-420, -210, 0, 210, 420]
  .map((x) => svg`M${320 + x * 0.3} 236L${320 + x * 1.5 - 54} 480H${320 + x * 1.5 + 54}z`)
  .join('')

/** A stake with leaves, 260 high, its foot at the origin. */
function stake(x: number, y: number, scale: number): string {
  return placed(
    { x, y, scale },
    stroke('M0 0V-250', '#8a5f3a', 12),
    stroke('M0-20Q-26-90 2-150T0-236', STEM, 10),
    fill(
      'M0-190Q-60-214-92-176-46-150 0-190zM4-200Q50-232 92-200 56-166 4-200zM-4-118Q-54-140-80-104-36-84-4-118zM4-96Q50-124 84-92 48-62 4-96z',
      LEAF,
    ),
  )
}

/** Morning over the field: from the sprout to the one that is ripe. */
export function cover(): string {
  return coverScene(
    {
      ground: { back: '#c98a58', floor: '#6b4532', glow: '#ffe2a0' },
      horizon: 244,
      lamp: { x: 150, y: 130, r: 420, strength: 0.75 },
      behind: fill('M0 0H640V90Q330 40 0 150z', '#8a5f78', 0.5),
    },
    disc(150, 140, 66, '#fff0bd'),
    fill('M0 244Q90 178 190 222 280 160 390 214 500 166 640 224V262H0z', '#5d7f4a'),
    fill(ROWS, '#54362a'),
    stake(104, 352, 0.74),
    stake(548, 352, 0.74),
    stake(452, 318, 0.5),
    stake(196, 318, 0.5),
    tomato('a', { x: 84, y: 252, scale: 0.24 }, RIPENESS.red),
    tomato('b', { x: 562, y: 250, scale: 0.25 }, RIPENESS.orange),
    tomato('c', { x: 534, y: 300, scale: 0.23 }, RIPENESS.red),
    tomato('d', { x: 118, y: 302, scale: 0.23 }, RIPENESS.green),
    shadow(150, 412, 36, 7),
    sprout({ x: 146, y: 410, scale: 0.7 }),
    shadow(232, 408, 52, 8),
    tomato('e', { x: 230, y: 366, scale: 0.44, turn: -8 }, RIPENESS.green),
    shadow(480, 408, 56, 8),
    tomato('f', { x: 478, y: 358, scale: 0.5, turn: 8 }, RIPENESS.orange),
    shadow(346, 414, 118, 14),
    tomato('g', { x: 344, y: 302, scale: 1.14, turn: 4 }, RIPENESS.red),
    fill(ovalPath(306, 318, 11, 14) + ovalPath(382, 322, 11, 14), '#5a1626'),
    stroke('M326 346Q344 364 364 348', '#5a1626', 9),
    sparkle(470, 182, 30, '#fff6dc'),
    sparkle(240, 208, 18, '#fff6dc'),
  )
}
