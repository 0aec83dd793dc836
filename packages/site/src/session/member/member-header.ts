import { MEMBER_HEADER } from '@doran/contract/names'
import type { createStore } from 'jotai'
import { pageMemberAtom } from '../../core/client-state.js'

/** Sends with each call whose data this page shows, once that is known: the API refuses calls of a stale page. */
export function memberHeader(store: ReturnType<typeof createStore>): Record<string, string> {
  const pageMember = store.get(pageMemberAtom)
  return pageMember === null ? {} : { [MEMBER_HEADER]: pageMember }
}
