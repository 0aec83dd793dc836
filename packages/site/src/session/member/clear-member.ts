import { ApiError } from '@doran/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { hasSignInEndedAtom, isLoggedInAtom } from '../../core/client-state.js'
import { isSignInOver, recordEnd, readSignInRecord } from './sign-in-record.js'

type Store = ReturnType<typeof createStore>

/** Reads whose answers are the member's own. */
const OWN_READS = ['GET /v1/user/me', 'GET /v1/notification', 'GET /v1/auth/session'] as const

const SIGNED_OUT: ReadonlySet<string> = new Set(['LOGIN_REQUIRED', 'SESSION_EXPIRED'])

/** Whether a call was refused because nobody is signed in, or no longer. */
export function isSignedOutError(error: unknown): error is ApiError {
  return error instanceof ApiError && SIGNED_OUT.has(error.code)
}

/** Nobody is signed in any more: what was the member's own is dropped, the rest stays as it was read. */
export function clearMember(queries: QueryClient, store: Store): void {
  store.set(isLoggedInAtom, false)
  for (const key of OWN_READS) queries.removeQueries({ queryKey: [key] })
}

/**
 * The same, found out by a read: the person is to be told, once in all tabs. Found out again it changes nothing: what
 * is dropped where it is still shown is asked for once more.
 */
export function endSignIn(queries: QueryClient, store: Store): void {
  if (!store.get(isLoggedInAtom)) return
  if (!isSignInOver(readSignInRecord())) {
    recordEnd()
    store.set(hasSignInEndedAtom, true)
  }
  clearMember(queries, store)
}
