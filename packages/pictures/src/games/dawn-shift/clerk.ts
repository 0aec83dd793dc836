import { disc, fill, placed, type Place } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'
import { COLOUR } from './palette.js'

/** Whoever keeps the shop, from the waist up: 220 high, the waist at the origin. */
export function clerk(id: string, place: Place): string {
  return placed(
    place,
    solid(`${id}n`, 'M-14-128H14V-96H-14z', '#dba57c', { shade: 6, rim: 0 }),
    solid(
      `${id}b`,
      'M-30-110Q0-100 30-110C72-104 84-72 90 0H-90C-84-72-72-104-30-110z',
      '#f1e6d4',
      { shade: 14 },
      fill('M-30-114Q-40-60-52 4H-2V-60zM30-114Q40-60 52 4H2V-60z', '#3f8f86'),
      fill('M-2-70H2V4H-2z', '#2c6b66'),
      fill('M16-58H44V-40H16z', COLOUR.cream),
    ),
    solid(
      `${id}h`,
      'M0-220C36-220 52-196 50-162 48-130 26-112 0-112S-48-130-50-162C-52-196-36-220 0-220z',
      '#f0c39a',
      { shade: 12 },
      fill(
        'M-60-128C-34-140-34-168-26-182-4-168 24-172 34-182 36-164 38-142 60-128V-230H-60z',
        '#3a2a2c',
      ),
    ),
    disc(-18, -156, 6, COLOUR.ink) + disc(20, -156, 6, COLOUR.ink),
  )
}
