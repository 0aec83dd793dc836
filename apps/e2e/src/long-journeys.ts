/** Marks a journey that `npm test` leaves out: an area keeps two or three, and the whole run has all. */
export const LONG = { tag: '@long' } as const
