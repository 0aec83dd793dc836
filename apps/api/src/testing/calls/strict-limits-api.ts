import { startWatchedApi } from './watched-api.js'

/** An API with the limits that people meet. */
export const startStrictApi = () => startWatchedApi({ env: { RATE_LIMIT_FACTOR: '1' } })

/** Another address for each number. */
export const addressOf = (number: number) => `10.0.${Math.floor(number / 250)}.${number % 250}`
