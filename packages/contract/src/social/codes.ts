/** Error codes, with their HTTP status. */
export const SOCIAL_CODES = {
  PROVIDER_DOWN: 502,
} as const
