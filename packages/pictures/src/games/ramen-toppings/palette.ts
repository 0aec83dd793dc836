import type { Ground } from '../kit/scene.js'

const GLOW = '#ffd596'

/** Six kitchen walls in lamplight. */
export const GROUND = {
  tile: { back: '#2c6a68', floor: '#215452', glow: GLOW },
  brick: { back: '#9a4a38', floor: '#7d392c', glow: GLOW },
  mustard: { back: '#b98a3c', floor: '#9a6e2a', glow: '#ffe9b8' },
  olive: { back: '#69743d', floor: '#535d2e', glow: '#ffe3a0' },
  plum: { back: '#6a3a5c', floor: '#522b48', glow: GLOW },
  dusk: { back: '#4d6896', floor: '#3c547e', glow: '#ffcb9e' },
} as const satisfies Record<string, Ground>

export const KITCHEN = {
  rice: '#fffaf0',
  egg: '#ffc62c',
  eggLight: '#ffe588',
  eggDark: '#f09a1c',
  noodle: '#ffd874',
  noodleDark: '#d98f2f',
  broth: '#d8492a',
  brothLight: '#ef7a3c',
  brass: '#f0b53f',
  brassDark: '#c9882a',
  chili: '#d8362a',
  chiliDark: '#a8201f',
  leaf: '#6aa83f',
  leafDark: '#3f7a34',
  wood: '#d09a5c',
  woodDark: '#8f5a33',
  steel: '#d5dde2',
  steelDark: '#8fa0ae',
} as const
