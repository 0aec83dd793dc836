import { box, disc, fill, stroke } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'

/** 102 high, feet at the origin, one arm waving. */
export function robot(): string {
  return [
    fill('M-16-8H-4V0H-18zM6-8H18L20 0H6z', '#3c3352'),
    solid(
      'r',
      box(-22, -40, 44, 34, 9),
      '#6fd0c4',
      { shade: 8, rim: 4 },
      disc(0, -22, 8, '#ff7f72'),
    ),
    solid(
      'h',
      box(-28, -78, 56, 40, 14),
      '#a8eadb',
      { shade: 8, rim: 4 },
      fill(box(-20, -70, 40, 24, 9), '#2a3160'),
    ),
    disc(-8, -58, 4.5, '#ffe9a8'),
    disc(10, -58, 4.5, '#ffe9a8'),
    stroke('M0-78V-92', '#6fd0c4', 5),
    disc(0, -95, 7, '#ff7f72'),
    stroke('M22-28Q38-34 40-52', '#6fd0c4', 8),
  ].join('')
}
