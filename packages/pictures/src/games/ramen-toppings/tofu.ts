import { fill, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

const TOP =
  'M58 164Q52 160 60 156L184 106Q192 103 200 106L300 146Q308 150 300 154L176 208Q168 212 160 208z'
const LEFT = 'M55 162L160 208Q168 212 168 212V322Q160 324 152 320L62 278Q55 274 55 266z'
const RIGHT = 'M168 212L303 152V256Q303 264 296 268L176 320Q170 323 168 322z'
const SLICE_TOP =
  'M204 236Q198 232 206 228L318 180Q326 177 334 180L346 186Q354 190 346 194L232 246Q226 249 220 246z'
const SLICE_LEFT = 'M201 234L226 248V350Q222 350 216 346L206 340Q201 337 201 330z'
const SLICE_RIGHT = 'M226 248L349 191V288Q349 296 342 300L234 348Q228 350 226 350z'

/** A white block of tofu, one slice cut and drawn to the front. */
export function tofu(): string {
  return scene(
    { ground: GROUND.brick, behind: tiles() },
    shadow(204, 362, 160, 14),
    solid(
      'w',
      ovalPath(200, 316, 172, 50),
      KITCHEN.wood,
      { shade: 12 },
      stroke('M50 330Q200 372 350 330', KITCHEN.woodDark, 6),
    ),
    fill(ovalPath(206, 318, 150, 34), '#3c1238', 0.3),
    solid('t', TOP, '#fffdf6', { shade: 0, rim: 4 }),
    stroke('M98 141L216 192M136 125L252 175', '#efe0c2', 5),
    solid('l', LEFT, '#fbeed2', { shade: 0, rim: 0 }),
    solid('r', RIGHT, '#d9c2a4', { shade: 0, rim: 0 }),
    solid('st', SLICE_TOP, '#fffdf6', { shade: 0, rim: 4 }),
    solid('sl', SLICE_LEFT, '#fbeed2', { shade: 0, rim: 0 }),
    solid('sr', SLICE_RIGHT, '#e8d4b4', { shade: 8, rim: 0 }),
  )
}
