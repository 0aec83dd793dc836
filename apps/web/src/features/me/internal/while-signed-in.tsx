import type { ReactNode } from 'react'
import { useIsLoggedIn } from '@doran/site/session'

export type WhileSignedInProps = {
  children: ReactNode
  /** In its place once the sign-in is over. */
  otherwise?: ReactNode
}

/** Content of the member alone: removed when their sign-in ends, so that the next person does not find it. */
export function WhileSignedIn({ children, otherwise = null }: WhileSignedInProps) {
  return useIsLoggedIn() ? children : otherwise
}
