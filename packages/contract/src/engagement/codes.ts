/** Error codes, with their HTTP status. */
export const ENGAGEMENT_CODES = {
  COLLECTION_NAME_TAKEN: 409,
  COLLECTIONS_FULL: 409,
} as const
