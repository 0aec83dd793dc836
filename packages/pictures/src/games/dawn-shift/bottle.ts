import { box, disc, fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'
import { COLOUR } from './palette.js'

const GLASS =
  'M-20-150H20V-130C20-116 44-112 44-84V-14Q44 0 30 0H-30Q-44 0-44-14V-84C-44-112-20-116-20-130z'

const RECEIPT =
  fill('M-30-142Q0-130 30-142L30-112Q0-100-30-112z', '#fffaf0') +
  fill('M16-134L44-128 50-76Q38-70 30-78 32-100 16-108z', '#f3e4cb') +
  stroke('M-30-126Q0-114 30-126', '#5aa7a0', 6)

/** A bottle of yuja tea, 176 high, its foot at the origin; `noted` has a receipt about its neck. */
export function bottle(id: string, place: Place, { noted = false } = {}): string {
  const { turn = 0 } = place
  return placed(
    place,
    solid(
      id,
      GLASS,
      COLOUR.yuja,
      { shade: 14, turn },
      fill('M-50-22Q0-34 50-22V4H-50z', '#d98a24'),
      fill('M-50-88H50V-34H-50z', COLOUR.cream),
      disc(0, -58, 18, '#f6b93a'),
      fill('M0-76Q6-92 24-88 20-74 0-76z', '#6fa35c'),
    ),
    stroke('M-30-96V-40', '#fff', 6, 0.55),
    solid(`${id}c`, box(-24, -176, 48, 32, 9), COLOUR.red, { shade: 8, rim: 4, turn }),
    noted ? RECEIPT : '',
  )
}
