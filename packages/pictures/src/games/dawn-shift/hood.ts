import { disc, fill, oval, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { COLOUR, GROUND } from './palette.js'

const SHELVES =
  fill('M20 40H380V60H20zM20 150H380V168H20z', '#3d5c82') +
  fill('M40 150V96h44v54zM150 150v-40h36v40zM236 150V84h40v66z', '#5f86a8') +
  fill('M92 150v-36h46v36zM286 150v-44h52v44z', '#c97f5a') +
  fill('M196 150v-28h30v28z', '#e0b25a')

const RICE = 'M0-72Q10-72 16-62L54-6Q62 8 46 8H-46Q-62 8-54-6L-16-62Q-10-72 0-72z'

/** Over the counter one sees the tip of a yellow hood, a round hand, rice in a triangle and wet coins. */
export function hood(): string {
  return scene(
    { ground: GROUND.night, horizon: 'none', behind: SHELVES, strength: 0.5 },
    solid(
      'h',
      'M170 96C186 82 204 92 208 106 262 120 288 176 290 270H90C94 180 118 116 170 96z',
      COLOUR.coat,
      { shade: 24, rim: 7 },
      fill('M110 290C116 226 148 196 190 196S266 226 270 290z', '#4a2f3a'),
      stroke('M186 100Q200 140 196 188', COLOUR.coatDark, 7),
    ),
    fill('M-10 256H410V316H-10z', '#e8bd86'),
    fill('M-10 316H410V410H-10z', '#a8704a'),
    fill('M-10 316H410V330H-10z', '#3c1238', 0.25),
    stroke('M96 350V410M216 350V410M336 350V410', '#8f5a3c', 8),
    fill(ovalPath(318, 300, 62, 10), '#160b1c', 0.28),
    placed(
      { x: 312, y: 292, turn: 4, scale: 1.06 },
      solid(
        't',
        RICE,
        COLOUR.cream,
        { shade: 10 },
        fill('M-26 12V-30H26V12z', '#2f4a3c'),
        fill('M-8-80H8V-30H-8z', '#5fa3d0'),
      ),
    ),
    fill(ovalPath(128, 294, 46, 9), '#160b1c', 0.28),
    solid(
      'p',
      'M82 250C84 232 104 226 122 228 148 230 164 246 164 268 164 290 146 296 124 296S80 284 82 250z',
      '#a7a7bd',
      { shade: 10 },
      stroke('M106 296V278M126 298V280M146 294V278', '#66668a', 6),
    ),
    ...[
      [196, 296],
      [222, 284],
      [232, 304],
    ].map(([x = 0, y = 0]) => oval(x, y + 4, 15, 7, '#8f5a2c') + oval(x, y, 15, 7, '#f0a860')),
    disc(182, 276, 5, COLOUR.rain),
    disc(252, 290, 5, COLOUR.rain),
    disc(206, 312, 5, COLOUR.rain),
  )
}
