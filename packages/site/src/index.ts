export { readPageConfig, type RuntimeConfig } from './runtime-config.js'
export { isHeaderHidden } from './routing/is-header-hidden.js'
export { findRoute, routes, type RouteName } from './routing/routes.js'
export { ZoneLink, type ZoneLinkProps } from './routing/zone-link.js'
export { renderZoneLink } from './shell/render-zone-link.js'
export { SiteAreaBar, type SiteAreaBarProps } from './shell/site-area-bar.js'
export { SiteErrorState, type SiteErrorStateProps } from './shell/site-error-state.js'
export { SitePage, type SitePageProps } from './shell/site-page.js'
export { SiteSettings } from './shell/site-settings.js'
export { errorAtom, isLoadingAtom, themeAtom } from './state/client-state.js'
export { usePageSettings, type PageSettings } from './state/page-settings-context.js'
export {
  PACES,
  STREAM_VOICES,
  readPace,
  readStreamVoice,
  type StreamVoice,
} from './state/reading-preferences.js'
export { useRuntimeConfig } from './state/runtime-config-context.js'
export { SiteProviders, type SiteProvidersProps } from './state/site-providers.js'
export { lengthName, lengthWords, ratingWords } from './words/theme-words.js'
