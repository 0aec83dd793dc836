import { light } from '../../kit/light.js'
import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { lantern } from './lantern.js'
import { GROUND } from './palette.js'

function head(x: number, y: number, turn: number, hair: string, bun: boolean): string {
  return placed(
    { x, y, turn },
    bun ? disc(0, -46, 17, hair) : '',
    disc(0, 0, 40, '#f4c897'),
    fill('M-42 2C-48-34-24-50 0-50S48-34 42 2Q30-24 0-26-30-24-42 2z', hair),
    stroke('M-22 8q7 7 14 0M8 8q7 7 14 0', '#33211f', 5),
    stroke('M-5 22q5 4 10 0', '#a85a44', 5),
  )
}

/** Three under one quilt, heads together about a lamp. */
export function dorandoran(): string {
  return scene(
    { ground: GROUND.indigo, horizon: 300, strength: 0 },
    light({ x: 200, y: 270, r: 270, colour: '#ffb95c', strength: 0.9 }),
    shadow(200, 352, 168, 14),
    head(200, 140, 0, '#4a2b1e', true),
    solid(
      'q',
      'M34 348C24 268 60 214 110 206 140 160 262 160 292 206 342 214 376 268 366 348Q200 372 34 348z',
      '#c9525c',
      { shade: 18, rim: 6 },
      fill('M0 300H400V326H0z', '#ffd27a'),
      stroke('M150 170Q132 260 138 370M252 170Q270 260 264 370', '#a23a4c', 8),
      disc(88, 268, 12, '#ffd27a'),
      disc(314, 268, 12, '#ffd27a'),
      disc(200, 214, 12, '#ffd27a'),
    ),
    head(110, 186, 12, '#2a1a20', false),
    head(292, 186, -12, '#33211f', false),
    lantern('l', { x: 202, y: 356 }),
  )
}
