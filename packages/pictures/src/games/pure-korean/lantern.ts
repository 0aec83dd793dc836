import { box, placed, stroke, type Place } from '../../kit/shapes.js'
import { flame, halo } from '../kit/flame.js'
import { solid } from '../kit/solid.js'

/** A lit paper lantern, 130 high, its foot at the origin. */
export function lantern(id: string, place: Place): string {
  return placed(
    place,
    halo(0, -58, [96, 66], '#ffe7a3', 0.2),
    stroke('M-26-110Q0-158 26-110', '#6b3d2c', 8),
    solid(`${id}g`, box(-38, -102, 76, 86, 20), '#ffdf9a', { shade: 10, shadeStrength: 0.18 }),
    flame({ y: -18, scale: 0.72 }),
    solid(`${id}t`, 'M-30-98L-18-120H18L30-98Q0-90-30-98z', '#8a5230', { shade: 6 }),
    solid(`${id}b`, box(-50, -22, 100, 24, 10), '#8a5230', { shade: 6 }),
  )
}
