import { box, fill, placed, polygon, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { coverScene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { clerk } from './clerk.js'
import { COLOUR, GROUND } from './palette.js'
import { rain } from './rain.js'

const TOWN = 'M0 196H70V120H140V210H190V90H246V170H430V76H500V190H556V130H640V400H0z'

const AWNING = Array.from({ length: 9 }, (_, at) => {
  const x = 132 + at * 40
  return fill(
    `M${x} 128H${x + 40}V168Q${x + 20} 188 ${x} 168z`,
    at % 2 === 0 ? '#3f9a8c' : '#fff3dc',
  )
}).join('')

const SHELF =
  fill('M160 236H332V244H160zM160 284H332V292H160z', '#d9a05a') +
  fill('M168 236v-26h22v26zM226 236v-30h20v30zM292 236v-24h26v24z', '#e2705a') +
  fill('M196 236v-20h22v20zM254 236v-22h30v22zM170 284v-24h30v24zM252 284v-28h20v28z', '#5a9aa8') +
  fill('M208 284v-28h16v28zM230 284v-28h16v28zM280 284v-22h36v22z', COLOUR.yuja)

/** The only lit place of a rainy street, and a very small guest before its door. */
export function cover(): string {
  return coverScene(
    {
      ground: { ...GROUND.night, glow: '#ffb765' },
      horizon: 372,
      lamp: { x: 310, y: 262, r: 300, strength: 0.6 },
      behind:
        fill(TOWN, '#233954') + rain(83, { count: 40, width: 640, height: 440, strength: 0.4 }),
    },
    solid('b', box(132, 96, 360, 284, 10), '#c98a62', { shade: 20 }),
    fill(box(150, 172, 214, 184, 4), COLOUR.lamp),
    SHELF,
    clerk('k', { x: 292, y: 330, scale: 0.62 }),
    fill('M150 318H364V356H150z', '#c98a52'),
    fill('M150 318H364V328H150z', '#e8bd86'),
    fill(box(384, 180, 88, 196, 4), '#fff0c8'),
    stroke('M428 182V374', '#c98a62', 7),
    stroke('M416 268V296', '#a8663f', 7),
    fill('M132 110H492V132H132z', '#2f7a70'),
    AWNING,
    fill(polygon([150, 382], [476, 382], [580, 480], [50, 480]), '#ffcf86', 0.3),
    stroke('M118 262V384', '#8fa3b8', 9),
    shadow(88, 390, 62, 9),
    fill('M56 346L60 326 72 336Q82 333 92 336L104 326 108 346z', '#8f8fa8'),
    fill('M36 344H128L120 390H44z', '#c98f58'),
    fill('M104 344H128L120 390H98z', '#9a6a40'),
    fill(
      'M30 268Q40 206 118 206T206 268Q184 254 162 266 140 252 118 266 96 252 74 266 52 254 30 268z',
      COLOUR.red,
    ),
    fill('M118 206Q82 226 74 266 96 252 118 266 140 252 162 266 154 226 118 206z', '#ffe3c0'),
    shadow(430, 432, 62, 10),
    placed(
      { x: 428, y: 276, turn: 2, scale: 0.7 },
      stroke('M-30 214V232M30 214V232', '#4a2f3a', 26),
      fill(
        'M-48 84C-80 100-92 140-94 170L-62 176-40 130zM48 84C80 100 92 140 94 170L62 176 40 130z',
        COLOUR.coatDark,
      ),
      solid(
        'c',
        'M-50 78Q0 60 50 78C66 112 72 172 78 216Q0 232-78 216C-72 172-66 112-50 78z',
        COLOUR.coat,
        { shade: 20 },
      ),
      solid(
        'h',
        'M0-6C36-2 66 32 62 74 60 98 36 104 0 104S-60 98-62 74C-66 32-36-2 0-6z',
        COLOUR.coat,
        { shade: 16 },
        stroke('M0-10Q8 40 4 100', COLOUR.coatDark, 7),
      ),
    ),
    fill(ovalPath(250, 436, 84, 10), '#ffd58a', 0.42),
    stroke(
      'M96 120l-6 20M566 210l-6 20M520 420l-6 20M120 430l-6 20M236 40l-6 20',
      COLOUR.rain,
      6,
      0.6,
    ),
  )
}
