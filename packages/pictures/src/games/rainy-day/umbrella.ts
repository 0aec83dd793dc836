import { placed, stroke, type Place } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'

/** An open umbrella, 200 wide; the origin is where its stick leaves the cloth. */
export function umbrella(
  id: string,
  place: Place,
  { cloth = '#e0503f', dark = '#a8323a', stick = 110 } = {},
): string {
  return placed(
    place,
    stroke(`M0-6V${stick}`, '#f3dfbd', 9),
    solid(
      id,
      'M-100 0C-100-58-56-94 0-94S100-58 100 0Q83-14 66 0 50-14 33 0 17-14 0 0-17-14-33 0-50-14-66 0-83-14-100 0z',
      cloth,
      { shade: 12 },
      stroke('M-33 4Q-38-60 0-98 38-60 33 4', dark, 7),
    ),
  )
}
