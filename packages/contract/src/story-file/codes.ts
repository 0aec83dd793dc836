/** Error codes, with their HTTP status. */
export const STORY_FILE_CODES = {
  FILE_FOREIGN: 422,
  FILE_VERSION: 422,
  FILE_THEME_UNKNOWN: 422,
  STORY_FILE_TOO_LARGE: 413,
} as const
