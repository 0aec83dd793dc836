import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { sparkle } from '../kit/air.js'
import { figure } from '../kit/figure.js'
import { coverScene, shadow } from '../kit/scene.js'
import { glints } from './glints.js'
import { lantern } from './lantern.js'
import { GLINT } from './palette.js'

/** A hanging willow twig, 190 long. */
const BRANCH =
  stroke('M0-30Q8 70-10 150', '#3f5f3f', 7) +
  fill(
    'M4 20Q34 30 36 64 8 54 4 20zM4 44Q-30 54-34 88-4 78 4 44zM4 76Q32 88 32 120 6 108 4 76zM0 100Q-34 110-38 144-8 134 0 100zM-6 136Q-2 168-18 190-34 160-6 136z',
    '#86a85a',
  )
const BRANCHES = [
  [566, -30, -4, 0.9],
  [606, 6, 3, 1.04],
  [646, -10, -2, 1.2],
] as const

/** Dusk by the river: the sun's glitter, a lamp, two who talk. */
export function cover(): string {
  return coverScene(
    {
      ground: { back: '#a85a58', floor: '#2b6478', glow: '#ffd27a' },
      horizon: 236,
      lamp: { x: 184, y: 180, r: 400, strength: 0.8 },
      behind: fill('M0 0H640V110Q320 60 0 150z', '#7d4a68', 0.6),
    },
    disc(184, 172, 84, '#ffd993'),
    fill(
      'M0 232V190Q60 150 122 196 190 160 254 200 350 104 450 184 540 130 640 190V232z',
      '#6b4468',
    ),
    fill('M0 228H640V480H0z', '#2a6175'),
    fill('M0 228H640V262Q320 240 0 272z', '#3f7f8c'),
    glints(5, { x: 184, y: 240, down: 190, right: -10, far: 60, near: 240, count: 56 }, '#e9b566'),
    glints(9, { x: 184, y: 240, down: 190, right: -10, far: 34, near: 150, count: 42 }, GLINT),
    fill('M110 500Q200 358 400 352T660 360V500z', '#3f6f5c'),
    fill('M180 500Q260 392 420 380 540 374 660 400V500z', '#4f8468'),
    ...BRANCHES.map(([x, y, turn, scale]) => placed({ x, y, turn, scale }, BRANCH)),
    shadow(318, 406, 66, 10),
    shadow(500, 406, 66, 10),
    figure(
      { x: 318, y: 404, scale: 1.4, turn: 5 },
      { coat: '#e8974a', coatDark: '#b8692f', eyes: 'closed', scarf: '#fff0d4' },
    ),
    figure(
      { x: 500, y: 404, scale: 1.4, turn: -5 },
      { coat: '#4a6fa8', coatDark: '#345286', hair: '#5a3524', eyes: 'closed', scarf: '#ffd27a' },
    ),
    shadow(410, 412, 50, 8),
    lantern('l', { x: 408, y: 412, scale: 0.92 }),
    sparkle(96, 306, 26, '#fffaf0', 0.12),
    sparkle(214, 352, 20, '#fffaf0', 0.12),
  )
}
