import { amountLabel } from '@doran/site/core'

/** Before the first choice that costs something. */
export const choicePriceWords = (gems: number) => `한 장면에 ${amountLabel('gem', gems)}를 써요.`
