/** Error codes, with their HTTP status. */
export const VISITOR_CODES = {
  AI_NOTICE_NEEDED: 409,
  /** Closed by the birthday. */
  RATING_LIMIT: 403,
  /** Never said whether they are 15, or said to close it. */
  AGE_UNCONFIRMED: 403,
} as const
