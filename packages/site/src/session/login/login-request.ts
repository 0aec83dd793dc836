import { atom } from 'jotai'
import type { LoginReason } from './login-reasons.js'
import type { PendingAction } from './pending-action.js'

export type LoginRequest = {
  reason: LoginReason
  /** A full browser path with its query. */
  next?: string
  pendingAction?: PendingAction
}

/** The request of the open login sheet; null while it is closed. */
export const loginRequestAtom = atom<LoginRequest | null>(null)
