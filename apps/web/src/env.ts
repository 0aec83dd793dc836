import { parseSiteEnv, readRuntimeConfig } from '@doran/site/server'

export const env = parseSiteEnv(process.env)

export const runtimeConfig = readRuntimeConfig(env)

/** Whether Next runs its development server, whose scripts need a wider policy. */
export const isDevelopment = process.env.NODE_ENV === 'development'
