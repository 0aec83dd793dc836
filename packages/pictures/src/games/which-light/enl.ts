import { light } from '../../kit/light.js'
import { fill, stroke } from '../../kit/shapes.js'
import { flame, halo } from '../kit/flame.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const WAX = 'M152 186Q158 174 176 178 200 190 226 176 246 174 250 188V320Q200 336 150 320z'
const DRIPS =
  'M150 184Q200 166 250 186V214C250 226 240 226 239 214V204C236 196 228 198 227 206V250C226 264 211 264 210 250V216C208 206 198 206 196 214V226C194 236 182 236 181 226V210C178 202 170 204 169 212V276C168 288 152 288 150 276z'

/** A thick candle in its holder, burning small and even. */
export function enl(): string {
  return scene(
    { ground: GROUND.moss, horizon: 290, strength: 0 },
    light({ x: 200, y: 122, r: 290, colour: GROUND.moss.glow, strength: 0.8 }),
    halo(200, 120, [112, 78], '#ffd98a', 0.12),
    fill(ovalPath(200, 344, 170, 38), '#ffcb6b', 0.16),
    shadow(204, 354, 128, 18),
    stroke('M300 322C372 300 368 372 296 350', '#c98a35', 17),
    stroke('M302 318C360 304 356 356 300 344', '#f0bf6a', 5),
    solid(
      'd',
      'M84 318A118 26 0 0 1 318 318Q318 356 260 362H142Q84 356 84 318z',
      '#d99a42',
      { shade: 16 },
      fill(ovalPath(201, 318, 100, 18), '#8f5a24'),
    ),
    solid(
      'w',
      WAX,
      '#f6e3c0',
      { shade: 22, rim: 4 },
      fill('M150 176H252V214Q200 240 150 214z', '#ffcf85', 0.75),
    ),
    solid('r', DRIPS, '#fff3dc', { shade: 7, rim: 3 }),
    fill(ovalPath(201, 182, 40, 8), '#ffd894'),
    stroke('M200 184Q198 170 202 158', '#4a2a20', 7),
    flame({ x: 200, y: 168, scale: 1.16 }),
  )
}
