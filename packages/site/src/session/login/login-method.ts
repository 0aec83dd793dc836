'use client'

import { useSyncExternalStore } from 'react'
import { localStore } from '@doran/browser-storage'
import type { AuthProvider } from '@doran/contract'
import { AUTH_PROVIDERS, STORAGE_KEYS } from '@doran/contract/names'

export type LoginMethod = AuthProvider | 'email' | 'short-time'

const METHODS: readonly LoginMethod[] = [...AUTH_PROVIDERS, 'email', 'short-time']

/** A convenience: signing in goes on where it cannot be stored. */
export function rememberMethod(method: LoginMethod): void {
  localStore.set(STORAGE_KEYS.lastSignIn, method)
}

/** The method that was used last in this browser; null on the server. */
export function useLastMethod(): LoginMethod | null {
  return useSyncExternalStore(subscribe, readLastMethod, () => null)
}

function readLastMethod(): LoginMethod | null {
  const stored = localStore.get(STORAGE_KEYS.lastSignIn)
  return METHODS.find((method) => method === stored) ?? null
}

function subscribe() {
  return () => undefined
}
