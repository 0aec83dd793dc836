import { box, disc, fill, oval, stroke } from '../../kit/shapes.js'
import { steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { BLUSH, GROUND, INK, SKIN } from './palette.js'
import { rain } from './rain.js'

const AWNING =
  'M48 28H352L390 92Q390 122 362 122T335 100Q335 122 308 122T281 100Q281 122 254 122T227 100Q227 122 200 122T173 100Q173 122 146 122T119 100Q119 122 92 122T65 100Q65 122 38 122T10 92z'
const STRIPES =
  'M88 20H132L119 100V130H65V92zM176 20H224L227 100V130H173V100zM268 20H312L335 92V130H281V100z'

/** From the wet street: a striped awning, a warm pane, and behind it someone with a large cup. */
export function cafe(): string {
  return scene(
    { ground: GROUND.slate, horizon: 352, strength: 0.3 },
    fill('M24 60H376V356H24z', '#7a4248'),
    stroke('M24 330H96M130 330H230M266 330H376', '#92565a', 9),
    solid('f', box(44, 84, 312, 232, 10), '#f0dcb8', { shade: 8 }),
    solid(
      'g',
      box(62, 96, 276, 202, 4),
      '#ffc766',
      { shade: 0, rim: 0 },
      disc(252, 190, 92, '#ffdf9a'),
      stroke('M260 90V138', '#8a4a30', 7),
      fill('M226 166Q228 136 260 136T294 166z', '#2f7f86'),
      fill('M66 310C66 262 92 244 136 244S206 262 206 310z', '#2f7f86'),
      disc(136, 200, 48, SKIN),
      fill(
        'M84 214C74 150 106 136 136 136S198 150 188 214Q182 170 150 166 112 172 98 180 90 190 84 214z',
        '#4a2c30',
      ),
      disc(136, 132, 24, '#4a2c30'),
      stroke('M114 204q9 9 18 0M148 204q9 9 18 0', INK, 6),
      oval(112, 220, 9, 6, BLUSH),
      oval(168, 220, 9, 6, BLUSH),
      stroke('M134 224q6 5 12 0', INK, 5),
      steam(258, 222, { count: 2, wide: 48, scale: 0.5, strength: 0.9 }),
      stroke('M294 250Q328 246 322 268T288 286', '#fffaf0', 14),
      solid('c', 'M214 226H302V262C302 290 286 300 258 300S214 290 214 262z', '#fffaf0', {
        shade: 13,
      }),
      fill(ovalPath(258, 228, 40, 9), '#7d4029'),
      fill('M50 284H350V310H50z', '#a8643c'),
      fill('M324 90H350V148L250 298H186z', '#ffffff', 0.18),
    ),
    solid('a', AWNING, '#fff3dc', { shade: 14 }, fill(STRIPES, '#df4f43')),
    rain(
      [
        [46, 150, 50],
        [96, 176, 56],
        [214, 134, 50],
        [352, 146, 56],
        [384, 216, 50],
        [206, 300, 44],
        [330, 296, 48],
        [22, 252, 50],
        [80, 312, 40],
      ],
      { strength: 0.7 },
    ),
    fill(ovalPath(200, 378, 130, 13), '#ffcf7a', 0.45),
  )
}
