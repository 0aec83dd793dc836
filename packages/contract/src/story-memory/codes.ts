/** Error codes, with their HTTP status. */
export const STORY_MEMORY_CODES = { MEMORIES_FULL: 409 } as const
