/** Error codes, with their HTTP status. */
export const PERSONA_CODES = { PERSONAS_FULL: 409 } as const
