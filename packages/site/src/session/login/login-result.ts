import { tabStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'

/** Further effects of signing in. */
export type LoginResult = {
  /** Whether the account was about to be deleted, and stays. */
  hasReturned: boolean
  hasNewPassword: boolean
}

// Removed with the drafts at a sign-out before it was shown.
const KEY = `${STORAGE_KEYS.draft}login_result`

/** Keeps the result for `/login/after`. An address could not carry it: anybody may write one. */
export function storeLoginResult(result: LoginResult): void {
  if (result.hasReturned || result.hasNewPassword) tabStore.set(KEY, JSON.stringify(result))
  else tabStore.remove(KEY)
}

/** Reads and removes it. */
export function takeLoginResult(): LoginResult {
  const stored: unknown = tabStore.getJson(KEY)
  tabStore.remove(KEY)
  const is = (name: keyof LoginResult) => Object(stored)[name] === true
  return { hasReturned: is('hasReturned'), hasNewPassword: is('hasNewPassword') }
}
