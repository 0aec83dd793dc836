import { box, disc, fill, placed } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { tiles } from './tiles.js'

const BLOCK =
  'M150 150L246 84Q258 76 276 80L342 96Q362 102 362 122V214Q362 228 350 238L256 306 130 290z'

function face(id: string): string {
  return solid(
    id,
    box(-76, -78, 152, 156, 40),
    '#f79a8e',
    { shade: 14 },
    fill(box(-62, -64, 124, 128, 30), '#fbb0a2'),
    disc(-30, -30, 7, '#ffdccd'),
    disc(20, -10, 9, '#ffdccd'),
    disc(-14, 30, 8, '#ffdccd'),
    disc(38, 34, 6, '#ffdccd'),
    disc(34, -44, 5, '#ea7b74'),
    disc(-44, 8, 5, '#ea7b74'),
    disc(10, 52, 5, '#ea7b74'),
  )
}

/** A loaf of pink ham, two slices cut from it. */
export function ham(): string {
  return scene(
    { ground: GROUND.olive, behind: tiles() },
    shadow(206, 336, 150, 22),
    solid(
      'k',
      BLOCK,
      '#e2716c',
      { shade: 20 },
      fill('M150 150L246 84Q258 76 276 80L342 96 356 110 240 176z', '#f08c84'),
    ),
    placed({ x: 202, y: 224, turn: 4 }, face('a')),
    placed(
      { x: 128, y: 252, turn: -12, scale: 0.98 },
      fill(box(-66, -74, 152, 156, 40), '#c9544f'),
      face('b'),
    ),
  )
}
