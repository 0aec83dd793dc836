import { disc, fill, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

const SKIN = '#f8cfa6'

/** All laugh: one tooth, two cheeks, hands up. */
export function babyLaugh(): string {
  return scene(
    { ground: GROUND.rust, horizon: 'none' },
    sound(200, 196, { towards: 180, first: 142, gap: 28, wide: 58, count: 2 }),
    sound(200, 196, { towards: 0, first: 142, gap: 28, wide: 58, count: 2 }),
    solid(
      'b',
      'M96 420C92 330 140 286 200 286S308 330 304 420z',
      '#4fa89a',
      { shade: 18 },
      fill('M120 300H280V330H120z', '#8fd8c4', 0.6),
    ),
    solid(
      'i',
      'M140 290Q200 318 260 290 282 362 200 368 118 362 140 290z',
      '#fff6e4',
      { shade: 8 },
      fill('M200 350C166 326 182 304 200 320 218 304 234 326 200 350z', '#f0848a'),
    ),
    solid('l', ovalPath(92, 322, 34, 32), SKIN, { shade: 9 }),
    solid('r', ovalPath(310, 322, 34, 32), SKIN, { shade: 9 }),
    fill(ovalPath(94, 196, 22, 26), '#eeb98e'),
    fill(ovalPath(306, 196, 22, 26), '#dda67c'),
    solid(
      'h',
      'M200 74C272 74 312 122 310 190 308 260 258 300 200 300S92 260 90 190C88 122 128 74 200 74z',
      SKIN,
      { shade: 24, shadeStrength: 0.2, rim: 7 },
      disc(128, 222, 27, '#f7a08e'),
      disc(272, 222, 27, '#f7a08e'),
    ),
    stroke('M178 86C176 52 214 40 222 62S198 84 196 66', '#7a4a30', 11),
    stroke('M126 184Q146 158 166 184M234 184Q254 158 274 184', '#4a2a2a', 11),
    solid(
      'm',
      'M150 216Q200 226 250 216 256 276 200 280 144 276 150 216z',
      '#a83240',
      { shade: 0, rim: 0 },
      fill(ovalPath(202, 276, 36, 22), '#f27a80'),
      fill('M184 212H216V234Q200 244 184 234z', '#fffaf0'),
    ),
  )
}
