/** Error codes, with their HTTP status. */
export const COMMUNITY_CODES = {
  POST_DELETED: 410,
  POST_CHANGED: 409,
  FIRST_DAY_POSTS: 403,
  ATTACHMENT_GONE: 409,
  POLL_CLOSED: 409,
} as const
