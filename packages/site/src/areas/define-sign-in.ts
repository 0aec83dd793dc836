import type { PendingActionRule } from './pending-action-rule.js'

/** What an area asks people to sign in for, by names that are unique in the product. */
export type SignInEntries = {
  /** Why people are asked, by a key that may stand in an address. */
  loginReasons: Record<string, string>
  /** Acts that wait for a sign-in and go on after it. */
  pendingActions?: Record<string, PendingActionRule>
}

export function defineSignIn<const Entries extends SignInEntries>(entries: Entries): Entries {
  return entries
}
