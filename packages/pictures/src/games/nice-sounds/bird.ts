import { disc, fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'

/** A round small bird that sings to the right, 200 wide, feet at the origin. */
export function bird(id: string, place: Place): string {
  const { turn = 0, flip = false } = place
  return placed(
    place,
    fill('M-78-62L-148-34Q-156-26-146-20L-134-14-72-30z', '#3d5a72'),
    stroke('M-12-10V10M22-10V10', '#8a4f35', 9),
    solid(
      `${id}b`,
      'M-92-56C-96-112-48-176 22-176 74-176 98-142 94-100 92-40 54-2 2-2-48-2-88-22-92-56z',
      '#5f8fae',
      { shade: 20, rim: 6, turn, flip },
      fill('M100-96C96-40 60 10 0 10-40 10-40-20-24-50 4-94 60-110 100-96z', '#ffab6b'),
      fill('M60-70C50-30 30-6 0 0 40 12 100-20 90-80z', '#fff0d4'),
      fill('M30-118Q50-136 84-128 96-108 78-98 46-90 30-118z', '#fff6e4'),
    ),
    solid(`${id}w`, 'M-86-54C-76-104-20-110 8-88 10-44-28-22-70-26-84-30-88-42-86-54z', '#3d6a8a', {
      shade: 10,
      turn,
      flip,
    }),
    stroke('M-60-44Q-34-40-14-58', '#7fb0cc', 6),
    fill('M86-136L128-152 98-114z', '#ffc94d'),
    fill('M88-118L122-104 90-102z', '#e09a2f'),
    disc(60, -128, 9, '#2b1d24'),
    disc(57, -132, 3, '#fff6e4'),
  )
}
