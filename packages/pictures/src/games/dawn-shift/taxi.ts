import { disc, fill, placed, type Place } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'

const BODY =
  'M-42-102H42Q50-102 54-92L64-62Q76-56 76-42V-18Q76-10 66-10H-66Q-76-10-76-18V-42Q-76-56-64-62L-54-92Q-50-102-42-102z'
const FAR_BODY = 'M-44-102H44L62-62 76-46V-8H-76V-46L-62-62z'

/** A taxi from the front, 150 wide, its wheels at the origin; both its lamps blink. `near` names it where it is shaded. */
export function taxi(place: Place, colour: string, near?: string): string {
  const lamps =
    fill('M-18-116h36v18h-36z', '#ffe7ae') +
    fill('M-40-92H40L50-60H-50z', '#34486a') +
    disc(-56, -40, 12, '#fff3c0') +
    disc(56, -40, 12, '#fff3c0')
  if (!near) return placed(place, fill(FAR_BODY, colour), lamps)
  return placed(
    place,
    fill('M-66-22h30V2h-30zM36-22h30V2h-30z', '#221a30'),
    solid(near, BODY, colour, { shade: 12 }),
    fill('M-30-38h60v16h-60z', '#4a3040'),
    lamps,
  )
}
