import { SKIN } from '../kit/palette.js'
import { fill, oval, stroke } from '../kit/shapes.js'
import { svg } from '../kit/svg.js'

type Tones = { lit: string; dark: string }

export const NAVY: Tones = { lit: '#22304d', dark: '#141d31' }
export const HAIR: Tones = { lit: '#201a18', dark: '#120e0d' }

/** The attendant's cap from behind: no peak, a band with piping. */
export function capFromBehind({ lit, dark }: Tones, band = NAVY.dark): string {
  return svg`${fill('M-50-14Q-66-36-52-56Q-24-74 18-70Q62-66 58-40Q56-24 48-14z', lit)}${fill(
    'M18-70Q62-66 58-40Q56-24 48-14H26Q44-40 18-70z',
    dark,
  )}${fill('M-52-18H50V-4Q0 8-50-4z', band)}${stroke('M-50-10Q0 0 48-10', '#cfc6a8', 2.4)}`
}

/** Back of the head below the cap: two ears, damp short hair. `slide` is how far he has turned. */
export function backOfHead(
  { lit, dark }: Tones,
  slide = 0,
  litEar: string = SKIN.warm.dark,
): string {
  return svg`${oval(-47 - slide * 0.4, 12, 7, 12, SKIN.warm.lit)}${oval(46 - slide * 0.4, 12, 7 + slide * 0.3, 12, litEar)}${fill(
    'M-46-8H46Q50 26 34 44Q0 58-34 44Q-50 26-46-8z',
    lit,
  )}${fill('M18-8H46Q50 26 34 44Q24 48 16 50Q34 20 18-8z', dark)}${fill(
    'M-34 40L-24 54-17 48-8 57 0 50 8 57 15 48 24 53 34 40z',
    lit,
  )}`
}
