/** Lengths in code points. */
export const NEWS_LENGTHS = {
  newsTitle: 60,
  newsBody: 4_000,
  newsThanks: 60,
  newsLink: 200,
} as const
