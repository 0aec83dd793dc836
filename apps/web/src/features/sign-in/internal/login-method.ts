import type { AuthProvider } from '@doran/contract'
import { AUTH_PROVIDERS, STORAGE_KEYS } from '@doran/contract/names'

export type LoginMethod = AuthProvider | 'email' | 'short-time'

const WAYS: readonly LoginMethod[] = [...AUTH_PROVIDERS, 'email', 'short-time']

/** The way this browser's person came in last; null on the server and where storage is forbidden. */
export function readLastMethod(): LoginMethod | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.lastSignIn)
    return WAYS.find((way) => way === stored) ?? null
  } catch {
    return null
  }
}

export function rememberMethod(way: LoginMethod): void {
  try {
    localStorage.setItem(STORAGE_KEYS.lastSignIn, way)
  } catch {
    // A convenience; signing in goes on without it.
  }
}
