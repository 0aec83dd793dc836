import { disc, fill, stroke } from '../../kit/shapes.js'
import { steam } from '../kit/air.js'
import { figure } from '../kit/figure.js'
import { halo } from '../kit/flame.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const BULBS = [
  [44, 74],
  [122, 100],
  [206, 104],
  [290, 84],
  [360, 50],
] as const

/** Friends about a round table under a string of bulbs. */
export function mokkoji(): string {
  return scene(
    { ground: GROUND.jade, horizon: 250, strength: 0.4 },
    stroke('M-10 40Q180 140 410 20', '#24443a', 6),
    ...BULBS.map(
      ([x, y], index) =>
        halo(x, y + 10, [26], '#ffe7a3', 0.3) +
        disc(x, y + 10, 13, index % 2 ? '#ffb978' : '#ffe7a3'),
    ),
    figure({ x: 92, y: 290, scale: 1 }, { coat: '#e8974a', coatDark: '#b8692f', eyes: 'closed' }),
    figure(
      { x: 200, y: 276, scale: 1.04 },
      { coat: '#d9596a', coatDark: '#a23a4c', hair: '#5a3524' },
    ),
    figure({ x: 310, y: 290, scale: 1 }, { coat: '#5a86b8', coatDark: '#3d6494', eyes: 'closed' }),
    shadow(200, 352, 150, 18),
    solid('l', 'M164 300H236L252 352Q200 366 148 352z', '#7a4a30', { shade: 12 }),
    solid('t', 'M48 284A152 46 0 0 1 352 284V298A152 46 0 0 1 48 298z', '#8f5a33', {
      shade: 10,
      rim: 0,
    }),
    solid(
      's',
      ovalPath(200, 284, 152, 46),
      '#c98d52',
      { shade: 0, rim: 5 },
      fill(ovalPath(106, 284, 36, 13), '#fff3dc'),
      fill(ovalPath(296, 288, 36, 13), '#fff3dc'),
    ),
    fill('M80 282Q88 258 106 262 126 256 132 282 106 294 80 282z', '#86b556'),
    fill('M266 284H328Q324 300 297 300T266 284z', '#d9596a'),
    fill('M268 282Q297 264 326 282z', '#ffd27a'),
    steam(200, 258, { count: 2, wide: 54, scale: 0.34 }),
    solid('p', 'M154 262H246V288Q240 312 200 312T154 288z', '#5b3a46', { shade: 12 }),
    fill(ovalPath(200, 262, 46, 14), '#e8734a'),
    disc(184, 260, 8, '#fff0d4'),
    disc(212, 264, 8, '#86b556'),
    figure({ x: 62, y: 384, scale: 1.1 }, { coat: '#8a6fb0', coatDark: '#6a5090', from: 'behind' }),
    figure(
      { x: 338, y: 384, scale: 1.1 },
      { coat: '#e0b04a', coatDark: '#b5842f', hair: '#5a3524', from: 'behind' },
    ),
  )
}
