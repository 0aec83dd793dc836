import type { ReactNode } from 'react'
import { useIsLoggedIn } from '@doran/site/session'

export type WhileSignedInProps = {
  children: ReactNode
  /** In its place once the sign-in is over. */
  otherwise?: ReactNode
}

/** What is the member's own: it goes when their sign-in ends, so that nobody after them finds it in the page. */
export function WhileSignedIn({ children, otherwise = null }: WhileSignedInProps) {
  return useIsLoggedIn() ? children : otherwise
}
