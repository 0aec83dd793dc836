import { fill } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'
import { COLOUR } from './palette.js'

const CANOPY =
  'M-140 42C-138-44-74-96 0-96S138-44 140 42Q118 18 94 38 70 14 47 36 24 12 0 36-24 12-47 36-70 14-94 38-118 18-140 42z'

/** The canopy, 280 wide, its stick's foot below the origin. */
export function umbrella(): string {
  return [
    fill('M-5-92h10v-18a5 5 0 0 0-10 0z', COLOUR.woodDark),
    solid(
      'u',
      CANOPY,
      COLOUR.gold,
      { shade: 24, rim: 7 },
      fill('M0-96C-34-70-48-20-47 50L-100 50C-100-16-60-80 0-96z', '#ffe09a'),
      fill('M0-96C34-70 48-20 47 50H104C100-16 60-80 0-96z', '#e59b3a'),
    ),
  ].join('')
}
