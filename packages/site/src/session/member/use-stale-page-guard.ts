'use client'

import { useEffect } from 'react'
import { useEventLog } from '../../core/event-log.js'
import { useStore } from 'jotai'
import { pageMemberAtom } from '../../core/client-state.js'
import { reloadStalePage } from './reload-stale-page.js'

/** Takes whose data was fetched for the page; a page that mixes two members' data is reloaded. */
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
