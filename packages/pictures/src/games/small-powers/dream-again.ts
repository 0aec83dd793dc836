import { fill, placed, stroke } from '../../kit/shapes.js'
import { snow } from '../kit/air.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, MAGIC } from './palette.js'
import { sparkles } from './sparkles.js'

const LEFT =
  'M206 132C170 104 124 122 122 158 78 150 48 186 62 222 40 262 72 298 112 290 136 312 176 312 196 296L208 268 192 240 210 210 194 180z'
const RIGHT =
  'M206 132C238 100 292 112 302 152 346 154 368 194 348 226 366 262 336 300 296 290 270 314 224 314 196 296L208 268 192 240 210 210 194 180z'

/** Last night's cloud and tonight's, sewn together with a golden thread. */
export function dreamAgain(): string {
  return scene(
    {
      ground: GROUND.violet,
      horizon: 'none',
      behind: snow(61, { count: 22, height: 400, size: 3, colour: MAGIC }),
    },
    placed({ x: 292, y: 96 }, fill('M6-62A64 64 0 1 0 62 30 56 56 0 0 1 6-62z', '#ffe4a0')),
    solid(
      'l',
      LEFT,
      '#9fb2ee',
      { shade: 18, shadeColour: '#4a2a86' },
      fill('M40 260Q120 230 210 270V320H40z', '#7f8fd8'),
    ),
    solid(
      'r',
      RIGHT,
      '#ffc9b8',
      { shade: 18, shadeColour: '#7a2a66' },
      fill('M190 268Q290 232 370 262V320H190z', '#f0a0a4'),
    ),
    stroke('M112 214q13 13 26 0M158 214q13 13 26 0', '#3f2f6b', 7),
    stroke('M138 240q10 8 20 0', '#3f2f6b', 6),
    fill('M270 250L282 214 318 214 330 250z', '#fff0e0'),
    fill('M262 218L300 182 338 218z', '#d9566a'),
    fill('M292 228h16v22h-16z', '#8a4560'),
    stroke(
      'M180 152L228 148M174 186L224 180M180 218L232 214M172 250L226 246M182 282L230 278',
      '#ffd257',
      9,
    ),
    stroke('M230 278C262 330 212 356 172 344S110 330 92 350', '#ffd257', 6),
    placed(
      { x: 84, y: 348, turn: 62 },
      fill('M-8-6Q-8-14 0-14T8-6L2 62Q0 66-2 62z', '#eef2f8'),
      stroke('M0-6V4', '#8f98ab', 4),
    ),
    sparkles([78, 92, 24], [154, 60, 12], [352, 336, 17]),
  )
}
