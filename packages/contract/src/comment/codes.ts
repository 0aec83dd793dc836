/** Error codes, with their HTTP status. */
export const COMMENT_CODES = {
  COMMENTS_CLOSED: 403,
  PLAY_FIRST: 403,
  COMMENT_TOO_OLD: 409,
} as const
