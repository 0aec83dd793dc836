/** Error codes, with their HTTP status. */
export const ACCOUNT_CODES = {
  CODE_WRONG: 400,
  CODE_EXPIRED: 410,
} as const
