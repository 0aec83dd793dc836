'use client'

import { useAtomValue } from 'jotai'
import { unreadAtom } from './client-state.js'

/** What waits for the member, without a call of its own; null for visitors and until it is known. */
export function useUnread() {
  return useAtomValue(unreadAtom)
}
