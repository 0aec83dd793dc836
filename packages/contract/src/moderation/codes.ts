/** Error codes, with their HTTP status. */
export const MODERATION_CODES = {
  WRITING_PAUSED: 403,
  ACCOUNT_ENDED: 403,
  ALREADY_DECIDED: 409,
  APPEAL_LATE: 409,
  LAST_ADMIN: 409,
} as const
