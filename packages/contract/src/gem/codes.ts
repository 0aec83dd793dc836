/** Error codes, with their HTTP status. */
export const GEM_CODES = {
  NOTHING_TO_RETURN: 409,
} as const
