import type { Ground } from '../kit/scene.js'

/** A vegetable garden from the first light to the last. */
export const GROUND = {
  meadow: { back: '#5d7f4a', floor: '#7a4f38', glow: '#ffe2a0' },
  teal: { back: '#2f6b68', floor: '#24544f', glow: '#ffd793' },
  sky: { back: '#5f86a0', floor: '#6d8f4e', glow: '#ffe7b0' },
  plum: { back: '#5f3f66', floor: '#472f50', glow: '#ffd08f' },
  mustard: { back: '#b3863a', floor: '#8f6330', glow: '#ffe9b8' },
  night: { back: '#3a3f72', floor: '#2c3058', glow: '#ffd27a' },
} as const satisfies Record<string, Ground>

export const RIPENESS = {
  green: '#86ad4e',
  orange: '#f0983c',
  red: '#e2432f',
  golden: '#ffc93f',
} as const

export const LEAF = '#5c8f45'
export const STEM = '#3f6b3a'
