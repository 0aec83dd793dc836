/** Error codes, with their HTTP status. */
export const SUPPORT_CODES = {
  TICKET_CLOSED: 409,
  TICKETS_FULL: 409,
} as const
