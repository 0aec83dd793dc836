/** Error codes, with their HTTP status. */
export const STORY_TURN_CODES = {
  TURN_IN_FLIGHT: 409,
  LEAF_MOVED: 409,
  STORY_ENDED: 409,
  NOTHING_TO_UNDO: 409,
  STORY_UNAVAILABLE: 502,
  STORY_UNSAFE: 502,
} as const
