import { env } from '../env'

/** What time it is to the API, for pages rendered on the server. */
export const serverNow = () => new Date(Date.now() + env.clockAheadMs)
