import type { Ground } from '../kit/scene.js'

const GLOW = '#ffe0a6'

/** Six calm rooms and landscapes. */
export const GROUND = {
  forest: { back: '#24503f', floor: '#1b4033', glow: GLOW },
  slate: { back: '#3d5468', floor: '#2f4355', glow: GLOW },
  lake: { back: '#23586b', floor: '#1a4656', glow: GLOW },
  heather: { back: '#5b476b', floor: '#473556', glow: GLOW },
  sand: { back: '#a98555', floor: '#8d6b3f', glow: '#ffeec4' },
  rust: { back: '#87492f', floor: '#6d3823', glow: GLOW },
} as const satisfies Record<string, Ground>

export const INK = '#33211f'
export const CREAM = '#fff3dc'
export const SOUND = '#fff0cc'
