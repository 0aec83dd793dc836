'use client'

import { useEffect } from 'react'
import { useEventLog } from '../../core/event-log.js'
import { useStore } from 'jotai'
import { pageMemberAtom } from '../../core/client-state.js'
import { reloadStalePage } from './reload-stale-page.js'

/** Says for whom something on the page was read; a page of two people's things is drawn anew. */
export function useStalePageGuard(memberId: string | undefined): void {
  const store = useStore()
  const log = useEventLog()
  useEffect(() => {
    if (memberId === undefined) return
    const pageMember = store.get(pageMemberAtom)
    if (pageMember === null) store.set(pageMemberAtom, memberId)
    else if (pageMember !== memberId) reloadStalePage(log)
  }, [memberId, store, log])
}
