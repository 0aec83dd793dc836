import { disc, fill, oval, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { BLUSH, GROUND, INK, SKIN } from './palette.js'
import { rain } from './rain.js'

const COAT =
  'M160 186Q200 168 240 186C262 216 276 258 280 300Q200 322 120 300C124 258 138 216 160 186z'
const HAIR =
  'M146 176C136 120 142 70 200 70S264 120 254 176Q244 164 246 138 232 128 226 106 212 122 196 106 184 124 168 118 160 132 156 140 158 164 146 176z'

/** Soaked and glad of it: face up, arms open, boots in the puddle. */
export function noUmbrella(): string {
  return scene(
    {
      ground: GROUND.teal,
      behind: rain([
        [70, 34, 62],
        [150, 20, 40],
        [268, 22, 48],
        [340, 60, 66],
        [48, 190, 60],
        [352, 206, 56],
        [104, 238, 40],
        [300, 232, 40],
      ]),
    },
    fill(ovalPath(200, 352, 148, 24), '#6fb3b4'),
    stroke('M110 350Q200 376 296 348', '#a9d9d2', 6),
    stroke('M176 296V340M228 296V336', '#35406b', 34),
    solid('l', 'M156 318H194V356Q194 362 186 362H140Q132 356 140 346L156 338z', '#fff3dc', {
      shade: 8,
    }),
    solid('r', 'M210 314H248V334L264 342Q272 352 264 358H218Q210 358 210 352z', '#fff3dc', {
      shade: 8,
    }),
    stroke('M166 210Q120 208 88 164M234 210Q280 208 312 164', '#c94f2f', 36),
    stroke('M164 204Q122 202 92 162', '#e8673f', 26),
    disc(82, 152, 19, SKIN),
    disc(318, 152, 19, SKIN),
    solid(
      'b',
      COAT,
      '#e8673f',
      { shade: 18 },
      stroke('M200 180V320', '#b8472c', 7),
      fill('M110 290Q200 312 290 290V330H110z', '#c94f2f'),
    ),
    disc(200, 134, 50, SKIN),
    fill(HAIR, '#3a2430'),
    stroke('M168 100Q176 84 194 82', '#6a4a5a', 8),
    stroke('M170 138q11-11 22 0M210 138q11-11 22 0', INK, 7),
    oval(166, 156, 10, 7, BLUSH),
    oval(234, 156, 10, 7, BLUSH),
    fill('M184 154H216Q214 174 200 174T184 154z', '#8f2f36'),
    stroke(
      'M60 116L52 102M84 112V96M108 118L118 104M292 118L282 104M316 112V96M340 116L348 102',
      '#e4f3fa',
      7,
    ),
    stroke('M166 52L158 36M200 48V30M236 52L244 36', '#e4f3fa', 8),
  )
}
