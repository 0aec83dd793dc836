import type { RuntimeConfig } from '../../core/runtime-config.js'
import type { SiteEnv } from './site-env.js'

/** The part of a site's environment that its pages may know. */
export function readRuntimeConfig(env: SiteEnv, basePath = ''): RuntimeConfig {
  const { appEnv, publicOrigin, imageBaseUrl, businessLine, usage, ads } = env
  return {
    appEnv,
    publicOrigin,
    imageBaseUrl,
    basePath,
    usage,
    ...(ads && { ads }),
    ...(businessLine && { businessLine }),
  }
}
