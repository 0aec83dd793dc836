import type { Ground } from '../kit/scene.js'

const GLOW = '#ffe2a0'

/** The hours between two and six at night, seen from a lit shop. */
export const GROUND = {
  night: { back: '#2b4566', floor: '#20354f', glow: GLOW },
  shelf: { back: '#2f6461', floor: '#244f4d', glow: GLOW },
  plum: { back: '#5d4062', floor: '#48304d', glow: GLOW },
  warmer: { back: '#a9743a', floor: '#8a5a2a', glow: '#fff0c0' },
  dark: { back: '#232c52', floor: '#1a2140', glow: '#fff3c8' },
  dawn: { back: '#6f6a9e', floor: '#565184', glow: '#ffd0a0' },
  brick: { back: '#934c40', floor: '#743a32', glow: GLOW },
} as const satisfies Record<string, Ground>

export const COLOUR = {
  ink: '#33211f',
  cream: '#fff3dc',
  yuja: '#f2b23a',
  rain: '#bcd3ea',
  coat: '#ffcc3e',
  coatDark: '#e09a26',
  red: '#e2573f',
  lamp: '#ffe7ae',
} as const
