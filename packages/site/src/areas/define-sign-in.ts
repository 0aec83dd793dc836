import type { PendingActionRule } from './pending-action-rule.js'

/** The entries of an area for the sign-in, by names that are unique in the product. */
export type SignInEntries = {
  /** The reasons to sign in, by a key that may be in an address. */
  loginReasons: Record<string, string>
  /** Acts that wait for a sign-in and go on after it. */
  pendingActions?: Record<string, PendingActionRule>
}

export function defineSignIn<const Entries extends SignInEntries>(entries: Entries): Entries {
  return entries
}
