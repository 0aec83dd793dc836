import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { pageMemberAtom } from '../../core/client-state.js'
import { memberHeader } from './member-header.js'

it('names the member whose data the page shows, once that is known', () => {
  const store = createStore()
  expect(memberHeader(store)).toEqual({})

  store.set(pageMemberAtom, 'user-1')
  expect(memberHeader(store)).toEqual({ 'doran-member': 'user-1' })
})
