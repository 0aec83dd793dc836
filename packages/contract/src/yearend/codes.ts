/** Error codes, with their HTTP status. */
export const YEAREND_CODES = {
  YEAR_BOOK_NOT_YET: 409,
  YEAR_BOOK_SHARED: 409,
  YEAR_LETTER_WRITTEN: 409,
} as const
