export const PAGE = {
  /** The largest JSON body of a text, in bytes. */
  bodyBytes: 131_072,
} as const
