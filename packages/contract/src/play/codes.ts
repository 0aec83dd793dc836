/** Error codes, with their HTTP status. */
export const PLAY_CODES = {
  PLAY_MOVED: 409,
  PLAY_EXPIRED: 409,
  PLAY_REFUSED: 422,
  PLAY_UNFINISHED: 422,
} as const
