'use client'

import { useAtomValue } from 'jotai'
import { isLoggedInAtom } from '../../core/client-state.js'

/** True when there is a sign-in: known from the first byte of the page, without a call. */
export function useIsLoggedIn(): boolean {
  return useAtomValue(isLoggedInAtom)
}
