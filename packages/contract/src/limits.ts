/** How often one actor may make a call; an address may make `addressFactor` times as many. */
export const LIMITS = {
  read: { count: 600, windowSeconds: 60 },
  search: { count: 120, windowSeconds: 60 },
  storyStart: { count: 60, windowSeconds: 3600 },
  storyTurn: { count: 60, windowSeconds: 60 },
  storyControl: { count: 120, windowSeconds: 60 },
} as const satisfies Record<string, { count: number; windowSeconds: number }>

export type LimitName = keyof typeof LIMITS

export const ADDRESS_FACTOR = 5

/** Turns a model tells to somebody without an account. */
export const VISITOR_MODEL_TURNS = 5

/** Lengths in code points, as Zod counts them. */
export const LENGTHS = {
  turnText: 500,
  searchText: 50,
  /** The largest JSON body any call takes, in bytes. */
  jsonBody: 16_384,
  pageSize: 20,
  pageSizeMax: 50,
} as const
