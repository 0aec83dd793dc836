import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sparkles } from './sparkles.js'

const BAG =
  'M98 150L122 162 146 146 172 164 200 148 226 164 252 146 280 160 302 150Q286 230 306 330L288 344 268 332 246 346 222 334 200 346 178 334 154 346 132 332 112 344 94 330Q114 230 98 150z'
const CHIP = 'M-34-14Q-10-34 18-22T38 8 10 26-26 18-34-14z'

function chip(id: string, x: number, y: number, turn: number, scale = 1): string {
  return placed(
    { x, y, turn, scale },
    solid(
      id,
      CHIP,
      '#f7c24c',
      { shade: 8, rim: 5, turn },
      stroke('M-18-4Q4-14 24 0M-12 12Q4 4 18 12', '#d48f2a', 5),
    ),
  )
}

/** Torn open at night, chips out already; the face on the bag sleeps on. */
export function quietBag(): string {
  return scene(
    { ground: GROUND.rose },
    shadow(206, 348, 116, 16),
    fill('M108 166Q200 120 292 166L280 200H120z', '#1c5f66'),
    chip('1', 146, 128, -20, 1.1),
    chip('2', 250, 132, 24, 1.1),
    chip('3', 200, 108, 4, 1.2),
    chip('4', 172, 150, 16),
    chip('5', 226, 154, -14),
    solid(
      'b',
      BAG,
      '#3fb0a4',
      { shade: 26, rim: 7 },
      fill('M80 306Q200 322 320 306V350H80z', '#2c8a86'),
      fill(ovalPath(200, 240, 74, 66), '#fff0d4'),
      stroke('M122 176Q116 236 126 290M286 176Q278 200 280 220', '#8fe0d2', 8, 0.7),
    ),
    stroke('M152 232q15 15 30 0M218 232q15 15 30 0', '#4a2a3a', 8),
    stroke('M190 262q10 8 20 0', '#4a2a3a', 7),
    disc(150, 258, 10, '#f49a8a'),
    disc(250, 258, 10, '#f49a8a'),
    chip('6', 320, 330, 12, 0.9),
    placed({ x: 318, y: 78 }, fill('M10-34A36 36 0 1 0 30 24 30 30 0 0 1 10-34z', '#ffeec2')),
    sparkles([72, 110, 18], [348, 210, 15]),
  )
}
