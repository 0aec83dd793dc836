import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { figure } from '../kit/figure.js'
import { COLOUR } from './palette.js'
import { umbrella } from './umbrella.js'

const WET_SIDE = 'M-41-20C-42-50-36-74-22-88-30-62-30-40-28-4Q-36-5-42-8z'

/** Two from behind, their feet at (206, 346), under one umbrella that leans to the right. */
export function couple(): string {
  return [
    stroke('M199 206L216 96', COLOUR.woodDark, 8),
    placed(
      { x: 158, y: 346, scale: 1.32 },
      figure({}, { coat: '#3d4f86', coatDark: '#2c3a68', hair: '#2b1d24', from: 'behind' }),
      fill(WET_SIDE, '#7f97cf', 0.75),
    ),
    figure(
      { x: 254, y: 346, scale: 1.2 },
      { coat: '#f3dcb4', coatDark: '#c99a72', hair: '#6a3526', scarf: '#d9503c', from: 'behind' },
    ),
    stroke('M190 262Q212 246 204 218', '#3d4f86', 21),
    disc(203, 210, 11, '#f0c39a'),
    placed({ x: 226, y: 142, turn: 9, scale: 1.04 }, umbrella()),
  ].join('')
}
