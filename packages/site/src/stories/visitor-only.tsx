'use client'

import type { ReactNode } from 'react'
import { useIsLoggedIn } from '../session/member/use-is-logged-in.js'

/** Shows its children only to people who are not signed in. */
export function VisitorOnly({ children }: { children: ReactNode }) {
  return useIsLoggedIn() ? null : children
}
