import type { Ground } from '../kit/scene.js'

const GLOW = '#ffd98f'

/** Six twilights with something odd in them. */
export const GROUND = {
  teal: { back: '#1f5f66', floor: '#174b52', glow: GLOW },
  violet: { back: '#4d3f77', floor: '#3b2f60', glow: GLOW },
  rose: { back: '#8a4560', floor: '#6f344c', glow: GLOW },
  moss: { back: '#4c6340', floor: '#3b4f32', glow: GLOW },
  blue: { back: '#35568c', floor: '#284473', glow: GLOW },
  clay: { back: '#a0623a', floor: '#844d2b', glow: '#ffe2a6' },
} as const satisfies Record<string, Ground>

export const MAGIC = '#ffe9a8'
export const INK = '#33211f'
