import { box, fill, placed, stroke } from '../../kit/shapes.js'
import { figure } from '../kit/figure.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { guest } from './guest.js'
import { COLOUR, GROUND } from './palette.js'

const TILES = stroke(
  'M0 66H400M0 124H400M0 182H400M0 240H400M58 66V124M138 66V124M218 66V124M298 66V124M378 66V124M18 124V182M98 124V182M178 124V182M258 124V182M338 124V182M58 182V240M138 182V240M218 182V240M298 182V240M378 182V240M18 8V66M98 8V66M178 8V66M258 8V66M338 8V66',
  '#1d4038',
  5,
  0.7,
)

const SHOE = 'M-24 0C-26-12-20-20-10-22L-2-14Q12-10 20-6 26-2 24 6H-24z'

/** One waits on the platform, two shadows sit on the wall; under the bench an extra pair of shoes. */
export function horror(): string {
  return scene(
    { ground: GROUND.green, horizon: 296, strength: 0.62, behind: TILES },
    fill(
      'M116 292C112 250 118 220 132 204 122 170 142 148 168 148S212 172 202 204C216 222 220 250 216 292z',
      '#10241f',
      0.72,
    ),
    guest(),
    fill('M0 362Q200 350 400 362V378Q200 366 0 378z', '#e0b23f'),
    fill('M0 378Q200 366 400 378V400H0z', '#12251f'),
    fill(ovalPath(206, 342, 160, 12), '#0c1a18', 0.5),
    fill('M62 290h14v52H62zM326 290h14v52h-14z', '#3a2a2c'),
    stroke('M62 232H340', COLOUR.woodDark, 15),
    stroke('M62 228H340', COLOUR.wood, 8),
    fill('M70 226h12v60H70zM320 226h12v60h-12z', '#3a2a2c'),
    placed(
      { x: 132, y: 318, scale: 1.18 },
      figure({}, { coat: '#d8a13a', coatDark: '#a3701f', hat: '#c9402f', scarf: '#fff0d4' }),
    ),
    solid('b', box(48, 282, 306, 20, 8), COLOUR.wood, { shade: 6, rim: 4 }),
    fill('M86 274Q132 262 178 274L184 292Q132 304 80 292z', '#d8a13a'),
    fill('M150 268L178 274 184 292Q164 300 146 300 156 286 150 268z', '#a3701f'),
    stroke('M114 300V324M150 300V324', '#3b4a6b', 17),
    fill('M102 322h24v12q0 4-6 4h-20q-8-4 2-16zM140 322h24q10 12 2 16h-20q-6 0-6-4z', '#2b1d24'),
    placed({ x: 250, y: 340, scale: 0.94 }, solid('s', SHOE, COLOUR.red, { shade: 6, rim: 4 })),
    placed({ x: 298, y: 344, scale: 0.94 }, solid('t', SHOE, COLOUR.red, { shade: 6, rim: 4 })),
  )
}
