import { box, disc, fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { solid } from '../kit/solid.js'

const WALKER =
  stroke('M1-13L-2 8M-2 8L-15 28M-2 8L11 17 13 31M1-11L-14 2M1-11L15 1', '#0d5a45', 9) +
  disc(3, -27, 9, '#0d5a45')

/** A traffic light that strides, 280 high, feet at the origin. `id` names its parts. */
export function walkingLight(id: string, place: Place): string {
  return placed(
    place,
    stroke('M-26-80L-54-16', '#2a2340', 20),
    stroke('M26-80L46-48 40-14', '#2a2340', 20),
    solid(`${id}l`, 'M-76-22H-40V8H-92Q-98-14-76-22z', '#e8573c', { shade: 8, rim: 4 }),
    solid(`${id}r`, 'M22-20L54-22 72-8Q86 2 74 8H24z', '#e8573c', { shade: 8, rim: 4 }),
    placed(
      { y: -180, turn: 5 },
      solid(
        `${id}b`,
        box(-70, -112, 140, 224, 34),
        '#3a3560',
        { shade: 18, rim: 6 },
        fill(ovalPath(0, -54, 44), '#7a2f45'),
        fill(ovalPath(0, 50, 54), '#1c6b57'),
        fill(ovalPath(0, 50, 47), '#55e6a0'),
        fill(ovalPath(-10, 40, 30), '#b4ffd2', 0.75),
      ),
      placed(
        { y: -56, scale: 0.9 },
        stroke('M0-8V26M-9-8V8M9-8V8', '#4e2038', 10),
        disc(0, -23, 9, '#4e2038'),
      ),
      placed({ y: 50 }, WALKER),
      stroke('M-48-66Q-40-102 0-104T48-66', '#28234a', 12),
      stroke('M-56 32Q-48-8 0-10T56 32', '#28234a', 12),
    ),
  )
}
