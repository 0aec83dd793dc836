/** Error codes, with their HTTP status. */
export const VISITOR_CODES = {
  AI_NOTICE_NEEDED: 409,
} as const
