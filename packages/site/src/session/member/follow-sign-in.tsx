'use client'

import { useEffect, useRef } from 'react'
import { useEventLog } from '../../core/event-log.js'
import { useAtomValue } from 'jotai'
import { hasSignInEndedAtom } from '../../core/client-state.js'
import { useLazyComponent } from '../../core/use-lazy-component.js'
import { useIsLoggedIn } from './use-is-logged-in.js'

const loadWatch = () => import('./sign-in-watch.js').then((module) => module.SignInWatch)

/** Watches the sign-in where there is one; visitors never load the code. */
export function FollowSignIn() {
  const isLoggedIn = useIsLoggedIn()
  const hasEnded = useAtomValue(hasSignInEndedAtom)
  useClearUsageOnSignOut(isLoggedIn)
  const SignInWatch = useLazyComponent(isLoggedIn || hasEnded, loadWatch)
  return SignInWatch && <SignInWatch />
}

/** After a sign-out usage belongs to a new session. */
function useClearUsageOnSignOut(isLoggedIn: boolean): void {
  const log = useEventLog()
  const wasLoggedIn = useRef(isLoggedIn)
  useEffect(() => {
    if (wasLoggedIn.current && !isLoggedIn) log.forget()
    wasLoggedIn.current = isLoggedIn
  }, [log, isLoggedIn])
}
