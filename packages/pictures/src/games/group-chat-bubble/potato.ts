import { disc, oval, placed, stroke, type Place } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'
import { COLOUR } from './palette.js'

const SHAPE = 'M-4-64C28-66 46-38 42-4 40 34 26 58-4 58S-46 34-44 0C-42-36-30-62-4-64z'
const LIMBS = 'M-40-6Q-68-12-66-44M38 4Q66 8 72-16M-16 54Q-18 78-42 82M14 54Q36 62 34 88'

/** A dancing potato, a sticker, 150 high about the origin. */
export function potato(at: Place): string {
  return placed(
    at,
    stroke(SHAPE + LIMBS, '#fffaf0', 24),
    stroke(LIMBS, '#a8703a', 11),
    solid('po', SHAPE, '#d9a05a', { shade: 12 }),
    disc(-22, 24, 4, '#a8703a'),
    disc(22, -36, 4, '#a8703a'),
    disc(-6, 40, 4, '#a8703a'),
    disc(-14, -16, 6, COLOUR.ink),
    disc(14, -14, 6, COLOUR.ink),
    oval(0, 4, 8, 9, '#7d2238'),
  )
}
