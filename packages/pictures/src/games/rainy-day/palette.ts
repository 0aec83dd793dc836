import type { Ground } from '../kit/scene.js'

const GLOW = '#ffd9a0'

/** Six walls of a rainy day. */
export const GROUND = {
  slate: { back: '#4a6078', floor: '#394d63', glow: GLOW },
  plum: { back: '#5f4069', floor: '#4a3053', glow: GLOW },
  ochre: { back: '#b0803c', floor: '#916629', glow: '#ffecc0' },
  moss: { back: '#566b43', floor: '#435534', glow: GLOW },
  teal: { back: '#28696c', floor: '#1e5356', glow: GLOW },
  rose: { back: '#9a546a', floor: '#7d4155', glow: GLOW },
} as const satisfies Record<string, Ground>

export const INK = '#33211f'
export const CREAM = '#fff3dc'
export const SKIN = '#f0c39a'
export const BLUSH = '#e88a78'
export const RAIN = '#cfe6f2'
/** The sky behind a wet pane. */
export const PANE = { sky: '#5d83a6', far: '#476b8e', near: '#375776' } as const
