import { box, disc, fill, stroke } from '../../kit/shapes.js'
import { bumpyPath } from '../kit/paths.js'
import { figure } from '../kit/figure.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { rain } from './rain.js'
import { umbrella } from './umbrella.js'

const CUP = 'M250 272H362L346 362Q344 370 334 370H278Q268 370 266 362z'

/** On the screen two stand under one umbrella; before it, popcorn for many episodes. */
export function drama(): string {
  return scene(
    { ground: GROUND.moss, horizon: 300 },
    shadow(196, 350, 160, 16),
    fill('M96 262H128V330H96zM252 262H284V330H252z', '#241f33'),
    solid('k', box(28, 312, 330, 38, 10), '#8a5a3a', { shade: 10 }),
    solid('t', box(28, 48, 344, 236, 22), '#2c2740', { shade: 12, rim: 6 }),
    solid(
      's',
      box(46, 66, 308, 200, 10),
      '#4a5fa0',
      { shade: 0, rim: 0 },
      disc(86, 118, 70, '#7d8fc9'),
      disc(86, 118, 34, '#ffe7ac'),
      fill('M40 214H360V280H40z', '#33407a'),
      rain(
        [
          [286, 80, 44],
          [326, 110, 50],
          [300, 160, 40],
          [66, 176, 30],
          [130, 78, 30],
        ],
        { strength: 0.6 },
      ),
      figure({ x: 166, y: 252, scale: 0.74 }, { coat: '#e9a13f', coatDark: '#bf7a26' }),
      figure(
        { x: 232, y: 252, scale: 0.7 },
        { coat: '#f0e2cf', coatDark: '#cbb6a6', hair: '#7a3f2c', scarf: '#d9566a' },
      ),
      umbrella('u', { x: 200, y: 154, scale: 0.86 }, { stick: 80 }),
      stroke('M66 254H334', '#fff3dc', 8, 0.5),
      stroke('M66 254H118', '#ff7a5a', 8),
    ),
    shadow(304, 368, 54, 9),
    solid(
      'p',
      bumpyPath(306, 264, 54, 28, 9),
      '#ffe7ac',
      { shade: 12, shadeColour: '#b0601f' },
      stroke('M280 258q8-8 14 0M312 250q8-8 14 0M330 268q6-6 12 0M296 272q6-6 12 0', '#e8b452', 6),
    ),
    solid(
      'c',
      CUP,
      '#fff3dc',
      { shade: 14 },
      fill('M268 268H290L296 372H280zM322 268H344L332 372H314z', '#df4a3f'),
    ),
  )
}
