import { parseSiteEnv } from '@doran/site/server'

/** The tales site's environment, checked when the process starts. */
export const env = parseSiteEnv(process.env)
