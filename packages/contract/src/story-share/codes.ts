/** Error codes, with their HTTP status. */
export const STORY_SHARE_CODES = { SHARES_FULL: 409 } as const
