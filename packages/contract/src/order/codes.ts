/** Error codes, with their HTTP status. */
export const ORDER_CODES = {
  AMOUNT_MISMATCH: 409,
  REFUND_CHANGED: 409,
  NOTHING_TO_REFUND: 409,
  STORE_CLOSED: 503,
  PAYMENT_UNAVAILABLE: 503,
} as const
