import type { RateLimit } from '../core/limits.js'

export const PERSONA_LIMITS = {
  persona: { count: 60, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const PERSONA_LENGTHS = {
  personaName: 12,
  personaPronoun: 8,
  personaLook: 200,
  personaPersonality: 300,
  personaSpeech: 150,
  personaLikes: 150,
  personaBounds: 200,
} as const

export const PERSONA = { most: 10, mostOfVisitor: 1 } as const
