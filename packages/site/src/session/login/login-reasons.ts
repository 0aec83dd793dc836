import { mergeEntries } from '../../areas/merge-records.js'
import { SIGN_IN } from '../../areas/sign-in.generated.js'

/** Reasons to sign in; the key may be in an address, the copy never is. */
export const LOGIN_REASONS = mergeEntries(SIGN_IN, 'loginReasons')

export type LoginReason = keyof typeof LOGIN_REASONS

/** The copy of a key from an address; null for anything else. */
export function loginReasonCopy(key: string | null | undefined): string | null {
  return isLoginReason(key) ? LOGIN_REASONS[key] : null
}

function isLoginReason(key: string | null | undefined): key is LoginReason {
  return typeof key === 'string' && Object.hasOwn(LOGIN_REASONS, key)
}
