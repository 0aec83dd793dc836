'use client'

import { useEffect, useRef, useState } from 'react'
import type { Me } from '@doran/contract'
import { useEventLog } from '../../core/event-log.js'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { pageMemberAtom, hasSignInEndedAtom, isLoggedInAtom } from '../../core/client-state.js'
import { reloadStalePage } from './reload-stale-page.js'
import { clearMember } from './clear-member.js'
import {
  hasLeft,
  isSignInOver,
  recordSignIn,
  memberOf,
  onSignInRecord,
  readSignInRecord,
  type SignInRecord,
} from '../login/sign-in-record.js'

/** Follows the record that any tab writes; a suspended or restored tab reads it when it becomes visible. */
export function useSignInRecord(me: Me | undefined): void {
  const queries = useQueryClient()
  const store = useStore()
  const log = useEventLog()
  const [first] = useState(readSignInRecord)
  const known = useRef(first)
  useEffect(() => {
    if (me && recordSignIn(me)) known.current = readSignInRecord()
  }, [me])
  useEffect(() => {
    const apply = (record: SignInRecord, isRestored = false) => {
      if (record === known.current) return
      known.current = record
      const isLoggedIn = store.get(isLoggedInAtom)
      if (isForeign(record, store.get(pageMemberAtom), isLoggedIn)) reloadStalePage(log)
      else if (isRestored) window.location.reload()
      else if (isSignInOver(record) && isLoggedIn) {
        store.set(hasSignInEndedAtom, true)
        clearMember(queries, store)
      }
    }
    const onVisible = () => document.visibilityState === 'visible' && apply(readSignInRecord())
    const onPageShow = ({ persisted }: PageTransitionEvent) =>
      persisted && apply(readSignInRecord(), true)
    const unsubscribe = onSignInRecord((record) => apply(record))
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('pageshow', onPageShow)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('pageshow', onPageShow)
    }
  }, [queries, store, log])
}

/** Whether the page shows a member's data, and the browser is no longer theirs. */
function isForeign(record: SignInRecord, pageMember: string | null, isLoggedIn: boolean): boolean {
  if (hasLeft(record)) return isLoggedIn || pageMember !== null
  const member = memberOf(record)
  return member !== null && pageMember !== null && member !== pageMember
}
