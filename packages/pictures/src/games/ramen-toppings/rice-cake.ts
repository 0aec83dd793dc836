import { fill, placed } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

const TURN = -30
/** What is left of the stick; its cut end is at the left. */
const STICK = 'M-30-56H104A56 56 0 0 1 104 56H-30A34 56 0 0 1-30-56z'
const SLICE = 'M0-56H18A34 56 0 0 1 18 56H0A34 56 0 0 1 0-56z'
const SOFT = { shadeColour: '#7a4a5c', turn: TURN }

function slice(id: string, x: number, y: number, turn: number): string {
  const own = { shadeColour: '#7a4a5c', turn: TURN + turn }
  return placed(
    { x, y, turn },
    solid(`${id}s`, SLICE, '#d3b79c', { shade: 6, rim: 0, ...own }),
    solid(id, ovalPath(0, 0, 34, 56), KITCHEN.rice, { shade: 8, rim: 4, ...own }),
  )
}

/** A stick of white rice cake; the slices just cut from it lean over one after another. */
export function riceCake(): string {
  return scene(
    { ground: GROUND.brick, behind: tiles() },
    shadow(200, 340, 150, 22),
    placed(
      { x: 218, y: 176, turn: TURN, scale: 1.06 },
      solid('k', STICK, '#fff3e0', { shade: 28, rim: 7, ...SOFT }),
      solid('e', ovalPath(-30, 0, 34, 56), KITCHEN.rice, { shade: 7, rim: 0, ...SOFT }),
      slice('a', -84, 8, -8),
      slice('b', -134, 20, -18),
    ),
    placed(
      { x: 236, y: 310 },
      fill(ovalPath(8, 22, 84, 28), '#160b1c', 0.3),
      solid('ds', 'M-80 0V16A80 34 0 0 0 80 16V0z', '#d3b79c', { shade: 12, rim: 0 }),
      solid('d', ovalPath(0, 0, 80, 34), KITCHEN.rice, { shade: 9, shadeColour: '#7a4a5c' }),
    ),
  )
}
