import type { Ground } from '../kit/scene.js'

const GLOW = '#ffc27a'

/** Six winter evenings; two neighbours of the cup are told apart by it. */
export const GROUND = {
  night: { back: '#2b3f6b', floor: '#203055', glow: '#ffab80' },
  pine: { back: '#2b5c57', floor: '#1f4845', glow: GLOW },
  plum: { back: '#5c3357', floor: '#472543', glow: GLOW },
  brick: { back: '#93453a', floor: '#78332c', glow: GLOW },
  dusk: { back: '#566d9c', floor: '#435886', glow: '#ffbe98' },
  ochre: { back: '#b57f35', floor: '#986526', glow: '#ffe4b0' },
} as const satisfies Record<string, Ground>

export const FOOD = {
  crust: '#e8a24a',
  crustDark: '#b9692a',
  crustLight: '#f8cd83',
  dough: '#fff0cf',
  redBean: '#6a2436',
  redBeanLight: '#8d3a4c',
  custard: '#ffd452',
  custardLight: '#fff0a6',
  cream: '#fff6e4',
  leaf: '#6fa04c',
  wood: '#c98d52',
  woodDark: '#8f5a33',
} as const
