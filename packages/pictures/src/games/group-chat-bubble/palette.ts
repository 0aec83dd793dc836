import type { Ground } from '../kit/scene.js'

const GLOW = '#ffd9a0'

/** The evening chat room, one wall for every bubble. */
export const GROUND = {
  apricot: { back: '#c9764d', floor: '#a85c3c', glow: '#ffe0b0' },
  plum: { back: '#553a63', floor: '#43294f', glow: '#ffcf7a' },
  teal: { back: '#2f7176', floor: '#245a60', glow: GLOW },
  mustard: { back: '#b5842f', floor: '#946823', glow: '#ffe4b0' },
  rose: { back: '#a04f63', floor: '#84394f', glow: GLOW },
  blue: { back: '#3a5296', floor: '#2e4280', glow: '#ffc9b0' },
} as const satisfies Record<string, Ground>

export const COLOUR = {
  ink: '#3a2338',
  cream: '#fff3dc',
  blush: '#f28f7c',
  coral: '#ee6b55',
  yellow: '#ffc94d',
  mint: '#b9e3cd',
  lilac: '#d6ccff',
  sky: '#bfe0ee',
} as const
