import 'server-only'

export { exitUnlessBooted } from './server/exit-unless-booted.js'
export { pausable, unlessPaused } from './server/pausable.js'
export { parseSiteEnv, type SiteEnv } from './server/site-env.js'
export { readRuntimeConfig } from './server/read-runtime-config.js'
export { serverApi } from './server/server-api.js'
export { SiteRoot, type SiteRootProps } from './server/site-root.js'
export { siteViewport } from './server/site-viewport.js'
