import { disc, fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { solid } from '../kit/solid.js'
import { COLOUR } from './palette.js'

/** A snail that creeps to the left, 96 high, its foot at the origin. */
export function snail(id: string, place: Place): string {
  return placed(
    place,
    stroke('M-46-34L-58-64M-34-36L-32-68', '#e0b98a', 8),
    solid(
      `${id}b`,
      'M-64-10C-66-40-38-48-26-30Q-16-16 10-18H60Q74-8 62 0H-52Q-64 0-64-10z',
      '#f0cf9f',
      {
        shade: 7,
        rim: 4,
      },
    ),
    disc(-58, -66, 6.5, COLOUR.ink) + disc(-32, -70, 6.5, COLOUR.ink),
    solid(`${id}s`, ovalPath(16, -48, 42, 40), '#c9694a', { shade: 12 }),
    stroke('M16-48q8-10 14 0T16-32 -8-48 16-74 46-44', '#8f3f34', 7),
    fill(ovalPath(0, -66, 12, 6), '#fff3cf', 0.35),
  )
}
