import { placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

const FOLDS =
  'M-44 108Q-72 96-48 76L40 56Q66 46 42 32L-40 20Q-68 8-44-8L40-28Q66-38 42-54L-38-66Q-64-78-40-94L34-112'

function ball(id: string, y: number): string {
  return (
    solid(id, ovalPath(0, y, 48, 44), '#e8a95c', { shade: 16, turn: 22 }) +
    stroke(`M-24 ${y - 16}Q-14 ${y - 28} 2 ${y - 28}`, '#ffdb9c', 8)
  )
}

/** A folded fishcake on its stick, and three round ones on another. */
export function fishcake(): string {
  return scene(
    { ground: GROUND.dusk, behind: tiles() },
    shadow(190, 354, 110, 15),
    placed(
      { x: 274, y: 190, turn: 22 },
      stroke('M0-140V150', KITCHEN.woodDark, 14),
      stroke('M-2-140V150', KITCHEN.wood, 8),
      ball('a', 76),
      ball('b', -8),
      ball('c', -92),
    ),
    placed(
      { x: 156, y: 194, turn: -10, scale: 1.1 },
      stroke('M0-150V146', KITCHEN.woodDark, 14),
      stroke('M-2-150V146', KITCHEN.wood, 8),
      stroke(FOLDS, '#a8642c', 50),
      stroke(FOLDS, '#f2c076', 38),
      stroke('M-34 12L34 24M-34-74L30-64M-36 84L36 64M-32-16L34-34M-34-98L26-114', '#ffe3b0', 8),
      stroke('M40 44L-20 32M40-42L-16-52', '#d9923f', 7),
    ),
  )
}
