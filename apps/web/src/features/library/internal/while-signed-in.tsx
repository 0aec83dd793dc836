'use client'

import type { ReactNode } from 'react'
import { useIsLoggedIn, useStalePageGuard } from '@doran/site/session'
import { SignInFirst } from '../../../lib/sign-in-first'

type WhileSignedInProps = { memberId: string; next: string; children: ReactNode }

/** What belongs to a member, until their sign-in ends: the next person does not find it. */
export function WhileSignedIn({ memberId, next, children }: WhileSignedInProps) {
  useStalePageGuard(memberId)
  if (useIsLoggedIn()) return children
  return (
    <SignInFirst title="로그아웃됐어요." next={next} reason="expired">
      다시 로그인하면 이 화면으로 돌아와요.
    </SignInFirst>
  )
}
