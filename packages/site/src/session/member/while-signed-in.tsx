'use client'

import type { ReactNode } from 'react'
import { SignInFirst } from '../login/sign-in-first.js'
import { useIsLoggedIn } from './use-is-logged-in.js'
import { useStalePageGuard } from './use-stale-page-guard.js'

export type WhileSignedInProps = {
  /** Undefined where it is not known who is signed in. */
  memberId: string | undefined
  next: string
  children: ReactNode
  /** Shown instead once the sign-in is over, where that is not the way back. */
  otherwise?: ReactNode
}

/** What belongs to a member, until their sign-in ends: the next person does not find it. */
export function WhileSignedIn({ memberId, next, children, otherwise }: WhileSignedInProps) {
  useStalePageGuard(memberId)
  if (useIsLoggedIn()) return children
  if (otherwise !== undefined) return otherwise
  return (
    <SignInFirst title="로그아웃됐어요." next={next} reason="expired">
      다시 로그인하면 이 화면으로 돌아와요.
    </SignInFirst>
  )
}
