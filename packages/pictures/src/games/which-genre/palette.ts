import type { Ground } from '../kit/scene.js'

const GLOW = '#ffc98a'

/** One night for every genre. */
export const GROUND = {
  rose: { back: '#8c4760', floor: '#70374f', glow: GLOW },
  ink: { back: '#343a5e', floor: '#282d4c', glow: GLOW },
  green: { back: '#2b5448', floor: '#1d3a34', glow: '#ffe1a0' },
  space: { back: '#32307a', floor: '#252463', glow: '#fff0b8' },
  ochre: { back: '#b07d33', floor: '#8c5f26', glow: '#ffe0a6' },
  sky: { back: '#4c8dc4', floor: '#35669b', glow: '#ffe6c0' },
  apricot: { back: '#cc8150', floor: '#9a5637', glow: '#ffe2a8' },
  wine: { back: '#6b2b46', floor: '#541f38', glow: GLOW },
} as const satisfies Record<string, Ground>

export const COLOUR = {
  cream: '#fff3dc',
  paper: '#fbe8c6',
  gold: '#f6c453',
  goldDark: '#c78a2a',
  wood: '#b97844',
  woodDark: '#7e4a2c',
  woodLight: '#dba36a',
  red: '#d9503c',
  ink: '#33211f',
  teal: '#3f8f93',
  tealDark: '#28636b',
} as const
