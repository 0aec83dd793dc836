import { disc, fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'
import { COLOUR } from './palette.js'

type Cloth = { cloth: string; dark: string }

const YELLOW: Cloth = { cloth: COLOUR.coat, dark: COLOUR.coatDark }

const SLEEVES =
  'M-44 84C-78 96-96 140-100 172L-66 182C-56 160-48 150-40 146zM44 84C78 96 96 140 100 172L66 182C56 160 48 150 40 146z'

/** A child's raincoat that hangs by its hood: 220 high, the hood's tip at the origin. */
export function raincoat(
  id: string,
  place: Place,
  { cloth, dark }: Cloth = YELLOW,
  ...inside: string[]
): string {
  const { turn = 0 } = place
  return placed(
    place,
    fill(SLEEVES, dark),
    solid(
      `${id}b`,
      'M-46 76Q0 62 46 76C62 110 70 170 76 214Q0 230-76 214C-70 170-62 110-46 76z',
      cloth,
      { shade: 18, turn },
      stroke('M0 80V230', dark, 6),
      ...inside,
    ),
    solid(
      `${id}h`,
      'M0 0C34 4 62 34 58 72Q56 94 34 96H-34Q-56 94-58 72C-62 34-34 4 0 0z',
      cloth,
      { shade: 12, turn },
      fill('M0 30C26 30 40 50 38 74Q20 90 0 90T-38 74C-40 50-26 30 0 30z', '#4a2f3a'),
    ),
    disc(0, 112, 7, COLOUR.cream) + disc(0, 146, 7, COLOUR.cream) + disc(0, 180, 7, COLOUR.cream),
  )
}
