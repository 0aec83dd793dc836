'use client'

import { useEffect } from 'react'
import { useEventLog } from '@doran/event-log/react'
import { useStore } from 'jotai'
import { drawnForAtom } from '../state/client-state.js'
import { drawAnew } from './draw-anew.js'

/** Says for whom something on the page was read; a page of two people's things is drawn anew. */
export function useDrawnFor(memberId: string | undefined): void {
  const store = useStore()
  const log = useEventLog()
  useEffect(() => {
    if (memberId === undefined) return
    const drawnFor = store.get(drawnForAtom)
    if (drawnFor === null) store.set(drawnForAtom, memberId)
    else if (drawnFor !== memberId) drawAnew(log)
  }, [memberId, store, log])
}
