import { fill, placed, stroke } from '../../kit/shapes.js'
import { snow, steam } from '../kit/air.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const NUT =
  'M0-84C14-70 44-64 66-40C92-10 88 40 60 62C30 78-30 78-60 62C-88 40-92-10-66-40C-44-64-14-70 0-84z'
const FOOT = 'M-84 34Q-40 16 0 18T84 34L60 90H-60z'
const OPEN = 'M-4-52Q-22-22-46-10-18 0-2 26 18 0 46-12 18-22-4-52z'

function chestnut(id: string, colour: string): string {
  return solid(
    id,
    NUT,
    colour,
    { shade: 20, rim: 6, rimStrength: 0.35 },
    fill(FOOT, '#d7a268'),
    stroke('M-70 44Q-34 30 0 31T70 44', '#b57e46', 4),
  )
}

/** Three roasted, the skin cut crosswise and curling from the yellow flesh. */
export function chestnuts(): string {
  const open = [
    fill('M-6-64Q-26-30-60-12-24 2-2 40 22 2 60-14 22-28-6-64z', '#4c1f14'),
    fill(OPEN, '#ffd668'),
    stroke('M-20-10L2-12 20-14', '#fff0b0', 6),
  ]
  return scene(
    { ground: GROUND.ochre, behind: snow(44) },
    shadow(202, 338, 150, 26),
    steam(206, 96, { count: 2, wide: 70, scale: 0.62 }),
    placed({ x: 204, y: 170, turn: 6, scale: 1.02 }, chestnut('a', '#7a3520'), ...open),
    placed({ x: 116, y: 262, turn: -16, scale: 1.04 }, chestnut('b', '#8a3d22'), ...open),
    placed(
      { x: 286, y: 266, turn: 18, scale: 1 },
      chestnut('c', '#6b2d1d'),
      stroke('M-44-18Q-20-48 6-52', '#c98a5a', 9, 0.8),
    ),
  )
}
