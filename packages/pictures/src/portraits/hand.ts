import type { Skin } from '../kit/palette.js'
import { box, fill, placed, stroke, type Place } from '../kit/shapes.js'

/** A hand closed about something, seen from the back of the fingers; the light comes from the left. */
export function hand(at: Place, skin: Skin): string {
  return placed(
    at,
    fill(box(-17, -14, 34, 28, 12), skin.lit),
    fill('M6-14Q17-14 17-2V2Q17 14 5 14H-4Q10 8 6-14z', skin.dark),
    stroke('M-8-13v9M1-13v9M9-12v8', skin.line, 1.8, 0.6),
  )
}
