/** Error codes, with their HTTP status. */
export const CHAT_CODES = {
  CHAT_SELF: 409,
  CHAT_CLOSED: 403,
  CHAT_WAITING: 409,
  CHAT_REQUESTS: 429,
  ITEM_TOO_OLD: 409,
  NO_REALTIME: 503,
} as const
