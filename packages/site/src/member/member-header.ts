import { MEMBER_HEADER } from '@doran/contract/names'
import type { createStore } from 'jotai'
import { drawnForAtom } from '../state/client-state.js'

/** Says with each call for whom this page was drawn, as far as it knows. */
export function memberHeader(store: ReturnType<typeof createStore>): Record<string, string> {
  const drawnFor = store.get(drawnForAtom)
  return drawnFor === null ? {} : { [MEMBER_HEADER]: drawnFor }
}
