import { light } from '../../kit/light.js'
import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { figure } from '../kit/figure.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { glintPath } from './glints.js'
import { GROUND } from './palette.js'

/** A tiled granary, full and shining; its keeper with a great key. */
export function wordKeeper(): string {
  return scene(
    { ground: GROUND.plum, horizon: 316, strength: 0.3 },
    shadow(196, 346, 166, 12),
    solid(
      'w',
      'M60 150H340V344H60z',
      '#e9d3ac',
      { shade: 12 },
      fill('M50 150H78V350H50zM322 150H350V350H322zM50 240H350V254H50z', '#8a5230'),
    ),
    solid(
      'd',
      box(112, 176, 176, 170, 6),
      '#5b2f33',
      { shade: 0, rim: 0 },
      fill('M104 350V292Q140 220 200 222T296 292V350z', '#ffc95c'),
      fill('M104 350V320Q150 252 210 262T296 320V350z', '#ffdf85'),
    ),
    light({ x: 200, y: 260, r: 190, colour: '#ffd27a', strength: 0.75 }),
    solid('l', 'M112 172L74 190V352L112 346z', '#a8683c', { shade: 8 }),
    solid('g', 'M288 172L326 190V352L288 346z', '#8f5a33', { shade: 8 }),
    solid(
      'r',
      'M20 156Q66 136 92 62H308Q334 136 380 156Q368 170 340 168H60Q32 170 20 156z',
      '#4a5a78',
      { shade: 14, rim: 6 },
      stroke(
        'M128 66Q110 130 96 176M176 66Q170 130 166 176M224 66Q230 130 234 176M272 66Q290 130 304 176',
        '#374560',
        8,
      ),
    ),
    solid('t', box(80, 48, 240, 24, 12), '#5d6f90', { shade: 8 }),
    fill(
      glintPath(168, 250, 17, 8) +
        glintPath(214, 230, 15, 8) +
        glintPath(150, 206, 12, 6) +
        glintPath(196, 286, 20, 9) +
        glintPath(150, 310, 20, 9) +
        glintPath(232, 202, 11, 6),
      '#fff6dc',
    ),
    shadow(290, 362, 46, 8),
    figure(
      { x: 286, y: 360, scale: 1.12 },
      { coat: '#3f8f86', coatDark: '#2c6a66', scarf: '#fff0d4', eyes: 'closed' },
    ),
    placed(
      { x: 344, y: 262, turn: 9 },
      stroke('M0 0V92M0 66H-24M0 90H-28', '#ffcf5c', 14),
      stroke(ovalPath(0, -22, 24), '#ffcf5c', 14),
    ),
    disc(338, 300, 15, '#f0c39a'),
  )
}
