import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { bubbles } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const EAR = 'M-24 0C-40-60-36-130 0-146 36-130 40-60 24 0z'
const INNER = 'M-12-8C-20-60-18-104 0-118 18-104 20-60 12-8z'

/** A rabbit, one ear up, the other turned to what just passed by. */
export function goodEar(): string {
  return scene(
    { ground: GROUND.persimmon, horizon: 300 },
    shadow(196, 352, 110, 15),
    placed(
      { x: 152, y: 166, turn: -12 },
      solid('a', EAR, '#fff0dc', { shade: 12, turn: -12 }, fill(INNER, '#f0a08a')),
    ),
    placed(
      { x: 226, y: 170, turn: 30 },
      solid('b', EAR, '#fff0dc', { shade: 12, turn: 30 }, fill(INNER, '#f0a08a')),
    ),
    solid('d', 'M112 350C96 290 126 252 196 252S296 290 280 350Q196 362 112 350z', '#fff0dc', {
      shade: 18,
    }),
    solid(
      'h',
      ovalPath(196, 214, 92, 78),
      '#fff6e8',
      { shade: 20, rim: 6 },
      fill(ovalPath(138, 238, 20, 13) + ovalPath(252, 238, 20, 13), '#f4a894', 0.8),
    ),
    disc(164, 212, 9, '#33211f'),
    disc(228, 212, 9, '#33211f'),
    fill('M186 230H206Q204 242 196 242T186 230z', '#d9596a'),
    stroke('M196 242V250M182 254Q190 260 196 250 202 260 210 254', '#8a4630', 5),
    stroke('M156 322Q156 300 172 298M236 322Q236 300 220 298', '#d9b894', 7),
    solid(
      's',
      'M304 168Q304 134 336 134T368 168 336 202Q330 202 324 200L296 206 308 188Q304 180 304 168z',
      '#ffe7a3',
      { shade: 8 },
    ),
    bubbles(
      0,
      0,
      [
        [322, 168, 5],
        [337, 168, 5],
        [352, 168, 5],
      ],
      '#b9633f',
    ),
  )
}
