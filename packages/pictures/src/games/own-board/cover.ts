import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { coverScene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'

const ROWS = ['#e2573f', '#ee8f3a', '#f0c040', '#6fa84f', '#4f86bd'] as const
const CREAM = '#fff3dc'
const SKIN = '#f0c39a'
const SKIN_DARK = '#d9a276'
const HEART = 'M0 22C-30 2-30-22-14-24-6-24-2-18 0-14 2-18 6-24 14-24 30-22 30 2 0 22z'

/** The cards that lie on the board: column, row, colour, turn. */
const CARDS = [
  [0, 0, '#ffd0a6', -3],
  [0, 1, CREAM, 4],
  [1, 1, '#bfe0d2', -2],
  [2, 1, '#f6c1bd', 3],
  [0, 2, '#c9d8f0', 2],
  [1, 2, CREAM, -4],
  [0, 3, '#f2dc9a', -2],
] as const

const SLEEVE = 'M0 44L72-10Q190 110 300 210V380Q130 210 0 44z'
const CUFF = 'M-28 30Q-32 18-22 10L46-38Q58-44 66-34L86-6Q92 4 82 12L14 60Q2 66-6 56z'
/** The back of the hand with the thumb, from the wrist at the origin to the upper left. */
const HAND =
  'M-6 34C-34 26-58 14-76-8-90-24-92-46-78-52-66-56-58-44-50-32-46-26-40-22-34-22-38-44-40-70-30-84-18-92-6-84 0-72 10-52 24-40 46-24z'

function card(x: number, y: number, colour: string, turn: number): string {
  return placed(
    { x, y, turn },
    fill(box(-22, -20, 50, 50, 10), '#160b1c', 0.34),
    fill(box(-25, -25, 50, 50, 10), colour),
    stroke('M-15-17H5', '#ffffff', 5, 0.7),
  )
}

/** A board of coloured rows on a warm desk; a hand lays one more card on the top row. */
export function cover(): string {
  return coverScene(
    {
      ground: { back: '#8a5836', floor: '#8a5836', glow: '#ffdc9c' },
      horizon: -20,
      lamp: { x: 190, y: 90, r: 470, strength: 0.6 },
    },
    stroke(
      'M0 96Q320 84 640 100M0 214Q300 226 640 210M0 330Q340 318 640 336M0 440Q300 450 640 436',
      '#6f4228',
      6,
      0.6,
    ),
    disc(576, 86, 66, '#5c3324'),
    solid('m', ovalPath(566, 76, 62), '#f6e8d0', { shade: 10 }),
    disc(566, 76, 48, '#5b2b1c'),
    stroke('M534 66Q546 44 570 42', '#8f5236', 9),
    placed(
      { x: 290, y: 238, turn: -4, scale: 0.95 },
      fill(box(-206, -164, 432, 352, 26), '#160b1c', 0.36),
      solid('b', box(-216, -176, 432, 352, 26), '#4a3350', { shade: 10, rim: 6 }),
      ...ROWS.map((colour, row) => {
        const y = -160 + row * 65
        return [
          fill(box(-200, y, 400, 60, 14), '#64486a'),
          solid(`r${row}`, box(-200, y, 72, 60, 14), colour, { shade: 6, rim: 4 }),
        ].join('')
      }),
      ...CARDS.map(([column, row, colour, turn]) =>
        card(-92 + column * 62, -130 + row * 65, colour, turn),
      ),
    ),
    fill(box(356, 92, 92, 92, 16), '#160b1c', 0.32),
    stroke('M472 214C474 172 462 140 434 112', SKIN_DARK, 30),
    stroke('M490 206C496 170 488 142 462 124', '#c98f64', 26),
    placed(
      { x: 386, y: 118, turn: 9 },
      solid('c', box(-46, -46, 92, 92, 16), CREAM, { shade: 8, turn: 9 }),
      fill(HEART, '#e2573f'),
    ),
    placed(
      { x: 492, y: 228 },
      solid('h', HAND, SKIN, { shade: 10 }),
      solid('s', SLEEVE, '#3f8f86', { shade: 26 }),
      solid('k', CUFF, '#57b0a2', { shade: 10 }),
    ),
  )
}
