export type { AreaName } from './areas/area-name.js'
export type { GameShelf } from './areas/games/area.js'
export { mergeEntries } from './areas/merge-records.js'
export type { Shelf } from './areas/tales/area.js'
export { errorAtom, isLoadingAtom, isLoggedInAtom, themeAtom } from './core/client-state.js'
export {
  EventLogProvider,
  useEventLog,
  useImpression,
  useLogOnce,
  type SiteEvent,
} from './core/event-log.js'
export { findOnApi } from './core/find-on-api.js'
export { formatAgo, formatDay, formatMoment, seoulDay } from './core/format-time.js'
export { isHeaderHidden } from './core/is-header-hidden.js'
export { amountLabel, numberLabel, originLabel, wonLabel } from './areas/money-labels.js'
export { usePageSettings, type PageSettings } from './core/page-settings-context.js'
export { PaceChoice, StreamVoiceChoice } from './core/reading-choices.js'
export {
  readPace,
  usePace,
  readStreamVoice,
  useStreamVoice,
  type StreamVoice,
} from './core/reading-preferences.js'
export { RefreshOnReturn } from './core/refresh-on-return.js'
export { pageState } from './core/page-state.js'
export { renderZoneLink } from './core/render-zone-link.js'
export { findRoute, listSitemapPaths, routes, type RouteName } from './core/routes.js'
export { useRuntimeConfig } from './core/runtime-config-context.js'
export {
  imageUrl,
  privateImageUrl,
  readPageConfig,
  type RuntimeConfig,
} from './core/runtime-config.js'
export { MoreButton, type MoreButtonProps } from './core/more-button.js'
export { MoreLink, type MoreLinkProps } from './core/more-link.js'
export { ReadFailed, type ReadFailedProps } from './core/read-failed.js'
export { saveFile } from './core/save-file.js'
export { readSoFar, sceneName } from './core/scene-copy.js'
export { useLazyComponent } from './core/use-lazy-component.js'
export { useStoredChoice, type StoredChoice } from './core/stored-choice.js'
export { cautionLabel, lengthLabel, lengthName, ratingLabel } from './core/theme-copy.js'
export { ThemeWarnings } from './core/theme-warnings.js'
export { WrittenText } from './core/written-text.js'
export { ZoneLink, type ZoneLinkProps } from './core/zone-link.js'
