import { disc, fill, placed } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

/** Half a shell, its broken rim at the origin and below. */
const SHELL = 'M-82 0C-84-68-46-118 0-118S84-68 82 0L58-20 34 8 8-18-20 10-48-16z'
const WHITE =
  'M196 92C210 92 214 124 222 148 250 156 300 196 300 250 300 304 256 336 198 336S100 304 100 250C100 198 140 160 172 148 180 124 184 92 196 92z'

function half(id: string, x: number, turn: number): string {
  return placed(
    { x, y: 150, turn },
    fill(ovalPath(0, -8, 72, 26), '#fff1dc'),
    solid(id, SHELL, '#e2a06c', { shade: 12, turn }),
  )
}

/** The egg alone, of the size that it has in its picture. */
export function crackedEgg(): string {
  return [
    half('l', 108, -38),
    half('r', 290, 38),
    solid('w', WHITE, '#fff8ea', { shade: 16, shadeColour: '#7a4a5c', shadeStrength: 0.22 }),
    solid('y', ovalPath(198, 248, 66, 62), KITCHEN.egg, { shade: 18, shadeColour: '#d9560f' }),
    fill(ovalPath(176, 222, 20, 13), '#fff3c0'),
  ].join('')
}

/** The shell opens, and the egg comes out with its yolk in one piece. */
export function eggWhole(): string {
  return scene(
    { ground: GROUND.brick, behind: tiles() },
    shadow(202, 356, 96, 14),
    crackedEgg(),
    disc(318, 250, 9, '#fff8ea'),
    disc(78, 226, 8, '#fff8ea'),
  )
}
