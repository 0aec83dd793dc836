import type { ReactNode } from 'react'
import { useIsLoggedIn } from '@doran/site'
import { SignedOutState } from './signed-out-state'

export type WhileSignedInProps = {
  /** Where signing in again leads back to. */
  next: string
  children: ReactNode
}

/** A member's page, put out of sight when their sign-in ends. A sheet that is open stays with what is typed in it. */
export function WhileSignedIn({ next, children }: WhileSignedInProps) {
  const isLoggedIn = useIsLoggedIn()
  return (
    <>
      {!isLoggedIn && <SignedOutState next={next} />}
      <div hidden={!isLoggedIn}>{children}</div>
    </>
  )
}
