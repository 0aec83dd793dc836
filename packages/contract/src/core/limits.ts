/**
 * Limits how often one actor may make a call. An address (of IPv6 a /64) may make `addressCount`, or `ADDRESS_FACTOR`
 * times as many. `networkCount`: an IPv6 /48, which one customer may have whole, but where a carrier's many phones
 * may also be.
 */
export type RateLimit = {
  count: number
  windowSeconds: number
  addressCount?: number
  networkCount?: number
}

export const CORE_LIMITS = {
  read: { count: 600, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

export const ADDRESS_FACTOR = 5

export const CORE_LENGTHS = {
  /** The largest JSON body any call takes, in bytes. */
  jsonBody: 16_384,
  /** The largest number of entries of a list or object in a JSON body. */
  bodyEntries: 100,
  pageSize: 20,
  pageSizeMax: 50,
} as const

/** Lengths in code points. */
export const PERSON_LENGTHS = { passwordMin: 10, passwordMax: 128, name: 30 } as const
