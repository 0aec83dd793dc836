/** Error codes, with their HTTP status. */
export const AUTH_SESSION_CODES = {
  BAD_CREDENTIALS: 401,
} as const
