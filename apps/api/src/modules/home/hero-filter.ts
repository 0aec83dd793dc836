/** One tap on a hero starts it, so what is rated higher is met on its own page first. */
export const HERO_FILTER = { rating: '12' } as const
