import { fill, placed, type Place } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { solid } from '../kit/solid.js'

const PALE = '#fff0d4'
const SOCK = 'M-46-116H42V26Q46 44 70 54L98 66Q128 84 116 114T62 132L-8 112Q-46 100-46 60z'

/** A striped sock, toes to the right, 250 high about its ankle. */
export function sock(id: string, place: Place): string {
  return placed(
    place,
    solid(
      id,
      SOCK,
      '#ee5f4a',
      { shade: 16, rim: 6, turn: place.turn ?? 0 },
      fill('M-60-120H60V-86H-60z', PALE),
      fill('M-60-52H60V-28H-60zM-60 4H60V28H-60z', '#ffd27a'),
      fill(ovalPath(112, 110, 42, 46), PALE),
      fill(ovalPath(-44, 104, 44, 40), PALE),
    ),
  )
}
