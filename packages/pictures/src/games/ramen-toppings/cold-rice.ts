import { fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

const BOWL = 'M54 214A146 44 0 0 0 346 214C346 296 300 348 254 350H146C100 348 54 296 54 214z'
/** A heap with a spoonful gone at the upper right. */
const RICE =
  'M76 222C66 196 76 172 92 160 92 134 116 112 136 112 150 92 184 86 204 96 218 96 226 104 228 112 226 140 244 158 268 156 280 154 288 160 300 156 322 166 334 196 324 222 300 262 100 262 76 222z'
const GRAINS =
  'M112 174l14-10M146 132l16-6M190 120l16 2M134 212l16-6M180 164l16-4M222 190l14 8M178 214l16-2M268 196l14 6M100 204l8-12M236 226l14 2M300 206l8 8'
const FLAKE = 'M0-36V36M-31-18L31 18M-31 18L31-18M-10-32L0-24 10-32M-10 32L0 24 10 32'

/** A steel bowl of leftover rice, a spoonful gone: no steam, but frost in the air. */
export function coldRice(): string {
  return scene(
    { ground: GROUND.dusk, behind: tiles() },
    shadow(206, 350, 104, 16),
    fill(ovalPath(200, 214, 146, 44), '#eef3f5'),
    fill(ovalPath(200, 216, 132, 35), '#7d8ea2'),
    solid(
      'r',
      RICE,
      KITCHEN.rice,
      { shade: 20, shadeColour: '#4a4a8a', shadeStrength: 0.28 },
      fill('M218 100C206 150 240 182 306 156L300 130 240 90z', '#d5d3e4'),
      stroke(GRAINS, '#d3cfdd', 8),
    ),
    solid(
      'b',
      BOWL,
      '#c9d3da',
      { shade: 28 },
      fill('M40 214A160 52 0 0 0 360 214V230A160 52 0 0 1 40 230z', '#eef3f5'),
      stroke('M92 274Q102 312 130 322', '#ffffff', 12),
    ),
    placed({ x: 306, y: 84, turn: 12 }, stroke(FLAKE, '#dff2ff', 8)),
    placed({ x: 84, y: 102, turn: -8, scale: 0.72 }, stroke(FLAKE, '#dff2ff', 9)),
  )
}
