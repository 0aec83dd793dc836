import { STORAGE_KEYS } from '@doran/contract/names'

/** What the way in did besides letting somebody in. */
export type LoginResult = {
  /** Whether the account was leaving, and stays. */
  hasReturned: boolean
  hasNewPassword: boolean
}

// It goes with the drafts where somebody signs out before they have arrived.
const KEY = `${STORAGE_KEYS.draft}arrival`

/** Leaves it for `/login/after`. An address could not carry it: anybody may write one. */
export function storeLoginResult(note: LoginResult): void {
  try {
    if (note.hasReturned || note.hasNewPassword) sessionStorage.setItem(KEY, JSON.stringify(note))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage may be forbidden; then people are welcomed and no more.
  }
}

/** Reads and removes it. */
export function takeLoginResult(): LoginResult {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    sessionStorage.removeItem(KEY)
    const is = (name: keyof LoginResult) => Object(stored)[name] === true
    return { hasReturned: is('hasReturned'), hasNewPassword: is('hasNewPassword') }
  } catch {
    return { hasReturned: false, hasNewPassword: false }
  }
}
