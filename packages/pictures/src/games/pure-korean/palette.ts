import type { Ground } from '../kit/scene.js'

const GLOW = '#ffd793'

/** A Korean day from noon to lamplight. */
export const GROUND = {
  river: { back: '#2f6c7c', floor: '#235766', glow: '#ffe2a0' },
  jade: { back: '#3f6f5c', floor: '#2f5747', glow: GLOW },
  persimmon: { back: '#b9633f', floor: '#8f4636', glow: GLOW },
  indigo: { back: '#37487f', floor: '#2a3765', glow: GLOW },
  ochre: { back: '#b18b4b', floor: '#d3b078', glow: '#ffeec4' },
  plum: { back: '#6b4468', floor: '#543352', glow: GLOW },
} as const satisfies Record<string, Ground>

export const GLINT = '#ffe7a3'
