import { amountWords } from '@doran/site/core'

/** Before a choice, whose button has no room for it. */
export const choicePriceWords = (gems: number) => `한 장면에 ${amountWords('gem', gems)}를 써요.`
