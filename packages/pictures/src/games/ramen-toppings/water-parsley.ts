import { placed, stroke } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

/** One toothed leaf, from its stalk at the origin upwards. */
const LEAF =
  'M0 0C-12-8-22-14-34-14L-28-26-44-36-30-44-38-62-20-62-20-80-6-74 2-96 12-74 26-78 24-60 42-58 32-42 44-30 28-24 32-10C20-12 10-8 0 0z'

function leaf(
  id: string,
  x: number,
  y: number,
  turn: number,
  scale: number,
  colour: string,
): string {
  return placed(
    { x, y, turn, scale },
    solid(
      id,
      LEAF,
      colour,
      { shade: 12, rim: 0, turn },
      stroke('M0 0V-66M0-30L-20-44M0-30L20-42', '#4a8a34', 5),
    ),
  )
}

/** A bunch of water parsley, tied: toothed leaves above, thin bright stems below. */
export function waterParsley(): string {
  const stems =
    'M164 350C170 300 186 280 186 236 180 190 130 170 104 126M186 354C190 310 194 280 194 236 190 180 160 150 156 96M208 354C204 310 204 280 204 236 206 170 214 130 212 84M230 354C222 310 214 280 214 236 226 180 256 150 268 104M250 348C240 300 222 280 220 236 236 196 284 186 310 150'
  return scene(
    { ground: GROUND.plum, behind: tiles() },
    shadow(210, 352, 80, 15),
    stroke(stems, '#4f8a38', 17),
    stroke(stems, '#9bd05c', 10),
    leaf('a', 118, 150, -46, 1.2, '#6fb544'),
    leaf('b', 294, 158, 48, 1.2, '#5a9e3e'),
    leaf('c', 160, 120, -20, 1.15, '#5a9e3e'),
    leaf('d', 262, 124, 24, 1.15, '#6fb544'),
    leaf('e', 210, 134, 2, 1.25, '#8cc94e'),
    leaf('f', 148, 204, -62, 0.86, '#8cc94e'),
    leaf('g', 262, 208, 58, 0.86, '#8cc94e'),
    solid('t', 'M164 236Q204 252 244 236L242 266Q204 282 166 266z', KITCHEN.chili, { shade: 10 }),
    stroke('M214 262Q236 278 234 300M210 262Q214 286 204 300', KITCHEN.chili, 9),
  )
}
