import { createAdsChoice } from '@doran/analytics'

/** Remembers if this browser's person wants to see advertisements. */
export const adsChoice = createAdsChoice()
