import { createAdsChoice } from '@doran/analytics'

/** Whether this browser's person wants to see advertisements. */
export const adsChoice = createAdsChoice()
