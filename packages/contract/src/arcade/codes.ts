/** Error codes, with their HTTP status. */
export const ARCADE_CODES = { NO_TRIES_LEFT: 409 } as const
