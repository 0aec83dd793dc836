import { disc, placed, stroke } from '../../kit/shapes.js'
import { figure } from '../kit/figure.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

/** Two friends, heads together, an arm about each other; two bubbles overlap as well. */
export function neonadeuri(): string {
  return scene(
    { ground: GROUND.jade, horizon: 300 },
    placed(
      { x: 36, y: -8 },
      solid(
        'b',
        'M70 78Q70 38 124 38T178 78 124 118Q116 118 110 117L84 136 90 108Q70 96 70 78z',
        '#ffb978',
        { shade: 10 },
      ),
      solid(
        'c',
        'M152 92Q152 56 206 56T260 92Q260 112 240 122L248 148 218 127Q212 128 206 128 152 128 152 92z',
        '#8fd0c4',
        { shade: 10 },
      ),
    ),
    shadow(200, 352, 136, 16),
    stroke('M96 256Q64 240 56 196', '#e8974a', 30),
    disc(55, 188, 19, '#f0c39a'),
    figure(
      { x: 144, y: 350, scale: 1.42, turn: 7 },
      { coat: '#e8974a', coatDark: '#b8692f', eyes: 'closed' },
    ),
    stroke('M108 236Q112 224 126 220', '#4a6fa8', 26),
    disc(108, 244, 17, '#f0c39a'),
    figure(
      { x: 258, y: 350, scale: 1.42, turn: -7 },
      { coat: '#4a6fa8', coatDark: '#345286', hair: '#5a3524', eyes: 'closed' },
    ),
    stroke('M294 236Q290 224 276 220', '#e8974a', 26),
    disc(294, 244, 17, '#f0c39a'),
  )
}
