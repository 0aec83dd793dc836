'use client'

import { useEffect, useRef } from 'react'
import { useEventLog } from '../../core/event-log.js'
import { useAtomValue } from 'jotai'
import { hasSignInEndedAtom } from '../../core/client-state.js'
import { useLazyComponent } from '../../core/use-lazy-component.js'
import { useIsLoggedIn } from './use-is-logged-in.js'

const loadWatch = () => import('./sign-in-watch.js').then((module) => module.SignInWatch)

/** Watches over a sign-in where there is one; visitors never load it. */
export function FollowSignIn() {
  const isLoggedIn = useIsLoggedIn()
  const hasEnded = useAtomValue(hasSignInEndedAtom)
  useClearUsageOnSignOut(isLoggedIn)
  const SignInWatch = useLazyComponent(isLoggedIn || hasEnded, loadWatch)
  return SignInWatch && <SignInWatch />
}

/** Whoever uses the browser after a member begins a usage of their own. */
function useClearUsageOnSignOut(isLoggedIn: boolean): void {
  const log = useEventLog()
  const wasLoggedIn = useRef(isLoggedIn)
  useEffect(() => {
    if (wasLoggedIn.current && !isLoggedIn) log.forget()
    wasLoggedIn.current = isLoggedIn
  }, [log, isLoggedIn])
}
