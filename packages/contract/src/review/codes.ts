/** Error codes, with their HTTP status. */
export const REVIEW_CODES = { REVIEW_TOO_EARLY: 409 } as const
