import { ApiError } from '@doran/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { hasSignInEndedAtom, isLoggedInAtom } from '../../core/client-state.js'
import { isSignInOver, recordEnd, readSignInRecord } from '../login/sign-in-record.js'

type Store = ReturnType<typeof createStore>

/** Queries that hold the member's own data. */
const OWN_READS = [
  'GET /v1/user/me',
  'GET /v1/notification',
  'GET /v1/auth/session',
  'GET /v1/block',
  'GET /v1/chat/my/channels',
  'GET /v1/chat/channel/{id}',
  'GET /v1/chat/channel/{id}/items',
  'GET /v1/wallet',
  'GET /v1/wallet/ledger',
  'GET /v1/order/my',
  'GET /v1/order/{id}',
  'GET /v1/inventory',
  'GET /v1/pay/quote',
  'GET /v1/tales/gem',
  'GET /v1/tales/gem/usage',
  'GET /v1/tales/membership',
  'GET /v1/tales/subscription/my',
] as const

const SIGNED_OUT: ReadonlySet<string> = new Set(['LOGIN_REQUIRED', 'SESSION_EXPIRED'])

/** True for a call that was refused because there is no valid sign-in. */
export function isSignedOutError(error: unknown): error is ApiError {
  return error instanceof ApiError && SIGNED_OUT.has(error.code)
}

/** Drops the member's own data after a sign-in has ended; public data stays cached. */
export function clearMember(queries: QueryClient, store: Store): void {
  store.set(isLoggedInAtom, false)
  for (const key of OWN_READS) queries.removeQueries({ queryKey: [key] })
}

/**
 * The same, found by a query: one tab shows a notice. A second time it changes nothing, because data that is dropped
 * while it is shown would be fetched again.
 */
export function endSignIn(queries: QueryClient, store: Store): void {
  if (!store.get(isLoggedInAtom)) return
  if (!isSignInOver(readSignInRecord())) {
    recordEnd()
    store.set(hasSignInEndedAtom, true)
  }
  clearMember(queries, store)
}
