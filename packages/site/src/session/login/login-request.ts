import { atom } from 'jotai'
import type { LoginReason } from './login-reasons.js'
import type { PendingAction } from './pending-action.js'

export type LoginRequest = {
  reason: LoginReason
  /** A full browser path with its query. */
  next?: string
  pendingAction?: PendingAction
}

/** What the open login sheet asks for; null while it is closed. */
export const loginRequestAtom = atom<LoginRequest | null>(null)
