import { disc, fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { COLOUR } from './palette.js'

export type Mouth = 'smile' | 'open' | 'wobble' | 'small'

type Face = {
  /** From the middle to either eye. */
  wide?: number
  /** Size of an eye. */
  eye?: number
  eyes?: 'dots' | 'closed'
  mouth?: Mouth
  blush?: string
}

const MOUTHS: Record<Mouth, string> = {
  smile: stroke('M-16 16Q0 32 16 16', COLOUR.ink, 6),
  open:
    fill('M-24 14Q0 20 24 14 24 46 0 46T-24 14z', '#7d2238') +
    fill('M-14 38Q0 26 14 38 8 46 0 46T-14 38z', COLOUR.coral),
  wobble: stroke('M-16 24q6-10 11 0t11 0 10-2', COLOUR.ink, 6),
  small: stroke('M-7 18Q0 26 7 18', COLOUR.ink, 6),
}

/** Two dots, a mouth and what the cheeks say, about the origin. */
export function face(
  at: Place,
  { wide = 42, eye = 11, eyes = 'dots', mouth = 'smile', blush = COLOUR.blush }: Face = {},
): string {
  const looking =
    eyes === 'closed'
      ? stroke(`M${-wide - 12} 0q12 12 24 0M${wide - 12} 0q12 12 24 0`, COLOUR.ink, 6)
      : [-wide, wide]
          .map(
            (x) => disc(x, 0, eye, COLOUR.ink) + disc(x - eye / 3, -eye / 3, eye / 3.4, '#fff3cf'),
          )
          .join('')
  return placed(
    at,
    fill(ovalPath(-wide - 14, 22, 15, 9) + ovalPath(wide + 14, 22, 15, 9), blush),
    looking,
    MOUTHS[mouth],
  )
}
