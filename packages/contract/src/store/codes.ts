/** Error codes, with their HTTP status. */
export const STORE_CODES = {
  ALREADY_OWNED: 409,
  PRICE_CHANGED: 409,
  NOT_YET_AGAIN: 409,
  COMMAS_FULL: 409,
} as const
