import type { Emotion } from './emotion.js'
import type { Skin } from './palette.js'
import { box, fill, stroke } from './shapes.js'
import { svg } from './svg.js'

export type Age = 0 | 1 | 2 | 3
export type Glasses = {
  form: 'round' | 'square' | 'half'
  colour: string
  misted?: boolean
  y?: number
}

type Marked = { skin: Skin; age?: Age; tired?: boolean; eye?: { apart?: number } }

/** What years and feelings write in a face. */
export function lines(emotion: Emotion, { skin, age = 0, tired = false, eye = {} }: Marked) {
  const apart = eye.apart ?? 18
  const both = (draw: (side: number) => string) =>
    [-1, 1].map((side) => stroke(draw(side), skin.dark, 2))
  const smiling = emotion === 'joy' ? 3 : 0
  const folds = both(
    (side) =>
      svg`M${side * 12} 19Q${side * (18 + smiling)} 25 ${side * (16 + smiling)} ${34 - smiling}`,
  )
  const bags = both(
    (side) => svg`M${side * (apart - 7)} 9Q${side * apart} 13 ${side * (apart + 7)} 8.5`,
  )
  const feet = both(
    (side) => svg`M${side * (apart + 12)} -1l${side * 5} -3m${-side * 5} 6l${side * 5} 1.5`,
  )
  const forehead = stroke('M-15 -33Q0 -37 15 -33M-11 -41Q0 -44 11 -41', skin.dark, 2)
  const frown = stroke('M-3.5 -15L-2.5 -7M3.5 -15L2.5 -7', skin.line, 2)
  return svg`${age > 0 && folds}${(tired || age > 1) && bags}${age > 1 && feet}${age > 2 && forehead}${
    emotion === 'angry' && frown
  }`
}

/** Glasses on the line of the eyes. */
export function glasses({ form, colour, misted = false, y = 1 }: Glasses, apart: number): string {
  const reach = apart + 12.5
  const glass = (side: number) => {
    const cx = side * apart
    if (form === 'square') return box(cx - 12.5, y - 9, 25, 19, 5)
    if (form === 'half') return svg`M${cx - 12} ${y + 5}h24a12 10 0 0 1 -24 0z`
    return svg`M${cx - 12.5} ${y}a12.5 12.5 0 1 1 25 0a12.5 12.5 0 1 1 -25 0z`
  }
  const bridgeY = form === 'half' ? y + 5 : y - 3
  const d = svg`${glass(-1)}${glass(1)}M${12.5 - apart} ${bridgeY}Q0 ${bridgeY - 4} ${apart - 12.5} ${bridgeY}M${-reach} ${bridgeY}l-12 -3M${reach} ${bridgeY}l12 -3`
  return svg`${fill(svg`${glass(-1)}${glass(1)}`, '#fff', misted ? 0.42 : 0.14)}${stroke(d, colour, 2.8)}`
}
