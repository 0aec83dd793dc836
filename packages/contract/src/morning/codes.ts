/** Error codes, with their HTTP status. */
export const MORNING_CODES = {
  MORNING_CLOSED: 409,
  NOTHING_TO_BRIDGE: 409,
  COMMAS_TOO_FEW: 409,
} as const
