export { useAct, type Act, type ActOptions } from './session/actions/use-act.js'
export {
  useOnApiError,
  type ApiErrorOptions,
  type OnApiError,
} from './session/actions/use-on-api-error.js'
export { useSignOut, type SignOut } from './session/actions/use-sign-out.js'
export { drafts } from './session/login/drafts.js'
export { createListHook, type ListOptions } from './session/lists/create-list-hook.js'
export type { ListPage, ListRules } from './session/lists/list-page.js'
export { PagedList, type PagedListProps } from './session/lists/paged-list.js'
export type { EntryFocus } from './session/lists/use-entry-focus.js'
export { loginPath, signupPath } from './session/login/login-path.js'
export { loginReasonCopy, type LoginReason } from './session/login/login-reasons.js'
export type { LoginRequest } from './session/login/login-request.js'
export {
  findPendingPath,
  storePendingAction,
  takePendingAction,
  type PendingAction,
} from './session/login/pending-action.js'
export { SignInFirst, type SignInFirstProps } from './session/login/sign-in-first.js'
export { safeNext } from './session/login/safe-next.js'
export { useLoginSheet } from './session/login/use-login-sheet.js'
export { clearDrafts } from './session/member/clear-drafts.js'
export { isBorrowedDevice } from './session/login/sign-in-record.js'
export { useIsLoggedIn } from './session/member/use-is-logged-in.js'
export { useMe } from './session/member/use-me.js'
export { useMeCache, type MeCache } from './session/member/use-me-cache.js'
export { useProfile } from './session/member/use-profile.js'
export { useStalePageGuard } from './session/member/use-stale-page-guard.js'
export { WhileSignedIn, type WhileSignedInProps } from './session/member/while-signed-in.js'
export { setFlashMessage } from './session/messages/flash-message.js'
export { useModals } from './session/messages/use-modals.js'
export { useToaster } from './session/messages/use-toaster.js'
