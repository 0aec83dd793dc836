'use client'

import { useEffect, useRef, useState } from 'react'
import type { Me } from '@doran/contract'
import { useEventLog } from '@doran/event-log/react'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { drawnForAtom, hasSignInEndedAtom, isLoggedInAtom } from '../state/client-state.js'
import { drawAnew } from './draw-anew.js'
import { forgetMe } from './forget-me.js'
import {
  hasLeft,
  isOver,
  markIn,
  memberOf,
  onMark,
  readMark,
  type SignInMark,
} from './sign-in-mark.js'

/** Follows what any tab marks; a tab that slept, or that the browser kept for the way back, when it is seen again. */
export function useMark(me: Me | undefined): void {
  const queries = useQueryClient()
  const store = useStore()
  const log = useEventLog()
  const [first] = useState(readMark)
  const known = useRef(first)
  useEffect(() => {
    if (me && markIn(me)) known.current = readMark()
  }, [me])
  useEffect(() => {
    const heed = (mark: SignInMark, isWayBack = false) => {
      if (mark === known.current) return
      known.current = mark
      const isLoggedIn = store.get(isLoggedInAtom)
      if (isForeign(mark, store.get(drawnForAtom), isLoggedIn)) drawAnew(log)
      else if (isWayBack) window.location.reload()
      else if (isOver(mark) && isLoggedIn) {
        store.set(hasSignInEndedAtom, true)
        forgetMe(queries, store)
      }
    }
    const wake = () => document.visibilityState === 'visible' && heed(readMark())
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && heed(readMark(), true)
    const stopHearing = onMark((mark) => heed(mark))
    document.addEventListener('visibilitychange', wake)
    addEventListener('pageshow', comeBack)
    return () => {
      stopHearing()
      document.removeEventListener('visibilitychange', wake)
      removeEventListener('pageshow', comeBack)
    }
  }, [queries, store, log])
}

/** Whether the page shows a member's own, and the browser is no longer theirs. */
function isForeign(mark: SignInMark, drawnFor: string | null, isLoggedIn: boolean): boolean {
  if (hasLeft(mark)) return isLoggedIn || drawnFor !== null
  const member = memberOf(mark)
  return member !== null && drawnFor !== null && member !== drawnFor
}
