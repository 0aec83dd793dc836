/** Error codes, with their HTTP status. */
export const STORY_SESSION_CODES = {
  STORY_LOCKED: 409,
  NARRATOR_UNAVAILABLE: 409,
} as const
