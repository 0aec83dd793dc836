'use client'

import { useAtomValue } from 'jotai'
import { hasSignInEndedAtom } from '../state/client-state.js'
import { useLoaded } from '../state/use-loaded.js'
import { useIsLoggedIn } from './use-is-logged-in.js'

const loadWatch = () => import('./sign-in-watch.js').then((module) => module.SignInWatch)

/** Watches over a sign-in where there is one; visitors never load it. */
export function FollowSignIn() {
  const isLoggedIn = useIsLoggedIn()
  const hasEnded = useAtomValue(hasSignInEndedAtom)
  const SignInWatch = useLoaded(isLoggedIn || hasEnded, loadWatch)
  return SignInWatch && <SignInWatch />
}
