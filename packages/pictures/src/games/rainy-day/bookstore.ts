import { box, fill, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { figure } from '../kit/figure.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const SPINES = [
  '#e0604a',
  '#f2b33d',
  '#3f9a94',
  '#fff3dc',
  '#5a78b8',
  '#d98a9a',
  '#86a858',
] as const

/** Books in a row from `x` on, their feet at `y`. */
function row(
  x: number,
  y: number,
  from: number,
  sizes: ReadonlyArray<readonly [wide: number, high: number]>,
): string {
  let at = x
  return sizes
    .map(([wide, high], index) => {
      const book = fill(
        box(at, y - high, wide - 3, high, 4),
        SPINES[(from + index) % SPINES.length] ?? '',
      )
      at += wide
      return book
    })
    .join('')
}

/** Shelves up to the ceiling, someone before them, a wet umbrella at hand. */
export function bookstore(): string {
  return scene(
    { ground: GROUND.plum, horizon: 330 },
    solid(
      's',
      box(30, 28, 340, 316, 14),
      '#a8643c',
      { shade: 14 },
      fill(
        svg`${box(50, 46, 300, 80, 4)}${box(50, 140, 300, 80, 4)}${box(50, 234, 300, 94, 4)}`,
        '#5a2f2c',
      ),
      row(54, 126, 0, [
        [30, 64],
        [24, 70],
        [36, 58],
        [28, 68],
        [24, 60],
        [34, 70],
        [30, 54],
        [38, 66],
        [26, 70],
        [26, 58],
      ]),
      row(54, 220, 3, [
        [26, 70],
        [36, 60],
        [30, 68],
        [24, 56],
        [34, 70],
        [28, 64],
        [36, 56],
        [24, 70],
        [30, 62],
        [28, 70],
      ]),
      row(54, 328, 5, [
        [34, 76],
        [28, 66],
        [30, 80],
        [36, 70],
        [26, 78],
        [30, 64],
        [34, 80],
        [28, 70],
        [26, 78],
        [24, 66],
      ]),
    ),
    fill(ovalPath(206, 370, 80, 12), '#160b1c', 0.36),
    figure(
      { x: 196, y: 366, scale: 1.42 },
      { coat: '#f0d9a8', coatDark: '#cba56f', from: 'behind', scarf: '#d9483f', hair: '#2f2030' },
    ),
    stroke('M300 262L306 366', '#ffd27a', 8),
    solid('u', 'M282 262H318Q332 300 306 352 276 304 282 262z', '#4f86c9', { shade: 9 }),
    stroke('M300 258V228Q300 212 314 212T328 226', '#ffd27a', 10),
  )
}
