import { MEMBER_HEADER } from '@doran/contract/names'
import type { createStore } from 'jotai'
import { pageMemberAtom } from '../../core/client-state.js'

/** Says with each call for whom this page was drawn, as far as it knows. */
export function memberHeader(store: ReturnType<typeof createStore>): Record<string, string> {
  const pageMember = store.get(pageMemberAtom)
  return pageMember === null ? {} : { [MEMBER_HEADER]: pageMember }
}
