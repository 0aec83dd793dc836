export { AdSlot, type AdSlotProps } from './advertising/ad-slot.js'
export { AdsSection } from './advertising/ads-section.js'
export { InboxList, type InboxListProps } from './inbox/inbox-list.js'
export { loginPath, signupPath } from './login/login-path.js'
export { loginReasonWords, type LoginReason } from './login/login-reasons.js'
export type { LoginRequest } from './login/login-request.js'
export {
  storePendingAction,
  takePendingAction,
  type PendingAction,
} from './login/pending-action.js'
export { safeNext } from './login/safe-next.js'
export { useLoginSheet } from './login/use-login-sheet.js'
export { sayOnNextPage } from './messages/next-page-word.js'
export { useAct, type Act, type ActOptions } from './messages/use-act.js'
export { useModals } from './messages/use-modals.js'
export {
  useOnApiError,
  type ApiErrorOptions,
  type OnApiError,
} from './messages/use-on-api-error.js'
export { useToaster } from './messages/use-toaster.js'
export { forgetDrafts } from './member/forget-drafts.js'
export { isBorrowedDevice } from './member/sign-in-mark.js'
export { useDrawnFor } from './member/use-drawn-for.js'
export { useIsLoggedIn } from './member/use-is-logged-in.js'
export { useMe } from './member/use-me.js'
export { useMeCache, type MeCache } from './member/use-me-cache.js'
export { useProfile } from './member/use-profile.js'
export { useSignOut, type SignOut } from './member/use-sign-out.js'
export { imageUrl, readPageConfig, type RuntimeConfig } from './runtime-config.js'
export { isHeaderHidden } from './routing/is-header-hidden.js'
export { findRoute, routes, type RouteName } from './routing/routes.js'
export { ZoneLink, type ZoneLinkProps } from './routing/zone-link.js'
export { renderZoneLink } from './shell/render-zone-link.js'
export { SiteAreaBar, type SiteAreaBarProps } from './shell/site-area-bar.js'
export { SiteErrorState, type SiteErrorStateProps } from './shell/site-error-state.js'
export { SiteNotFound } from './shell/site-not-found.js'
export { SitePage, type SitePageProps } from './shell/site-page.js'
export { SiteSettings } from './shell/site-settings.js'
export { errorAtom, isLoadingAtom, isLoggedInAtom, themeAtom } from './state/client-state.js'
export { PaceChoice, StreamVoiceChoice } from './state/reading-choices.js'
export { usePageSettings, type PageSettings } from './state/page-settings-context.js'
export {
  readPace,
  readStreamVoice,
  useStreamVoice,
  type StreamVoice,
} from './state/reading-preferences.js'
export { useRuntimeConfig } from './state/runtime-config-context.js'
export { SiteProviders, type SiteProvidersProps } from './state/site-providers.js'
export { useStoredChoice, type StoredChoice } from './state/stored-choice.js'
export { LogOnce } from './usage/log-once.js'
export { UsageSection } from './usage/usage-section.js'
export { agoWords, dayWords, momentWords, seoulDay } from './words/when-words.js'
export { lengthName, lengthWords, ratingWords } from './words/theme-words.js'
