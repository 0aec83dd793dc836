import { disc, fill, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { FOOD } from './palette.js'

/** A fish facing left, 300 long about its own middle. */
export const FISH =
  'M-142 6C-134-46-84-84-20-84C42-84 76-46 94-24C110-44 132-68 156-74C170-44 156-16 150 0C156 18 168 46 156 74C132 68 110 46 94 26C72 52 36 86-24 86C-86 86-136 52-142 6z'

const scale = (x: number, y: number) => svg`M${x} ${y - 20}q-26 20 0 40`

/** What the iron has pressed into the dough. */
export function fishFace(): string {
  return svg`${stroke('M-62-66Q-34-20-40 12T-62 72', FOOD.crustDark, 8)}${disc(-96, -18, 17, FOOD.crustLight)}${disc(-96, -18, 9, '#6b3517')}${disc(-99, -22, 3, '#fff3cf')}${stroke('M-132 24Q-116 32-100 24', '#6b3517', 7)}`
}

export function fishScales(columns: ReadonlyArray<readonly [x: number, rows: number]>): string {
  const d = columns.flatMap(([x, rows]) =>
    Array.from({ length: rows }, (_, row) => scale(x, (row - (rows - 1) / 2) * 40)),
  )
  return stroke(d.join(''), FOOD.crustDark, 6, 0.8)
}

export function fishTail(): string {
  return svg`${stroke('M112-20Q130-34 144-52M116 0H140M112 22Q130 34 144 52', FOOD.crustDark, 6, 0.8)}${fill('M-20-84Q10-108 40-72z', FOOD.crust)}`
}
