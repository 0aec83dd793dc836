import type { ReactNode } from 'react'
import { ZoneLink } from '@doran/site/core'
import { loginPath, signupPath, type LoginReason } from '@doran/site/session'
import { EmptyState, buttonClass } from '@doran/ui'

type SignInFirstProps = {
  title: string
  /** Where a person comes back to. */
  next: string
  reason: LoginReason
  /** Of the title, where it is the page's heading. */
  level?: 1
  children: ReactNode
}

/** What a page has for members, for those who are not signed in. */
export function SignInFirst({ title, next, reason, level, children }: SignInFirstProps) {
  return (
    <EmptyState
      {...(level && { level })}
      mascot="ran"
      title={title}
      actions={
        <>
          <ZoneLink href={loginPath({ next, reason })} className={buttonClass({})}>
            로그인
          </ZoneLink>
          <ZoneLink href={signupPath({ next })} className={buttonClass({ kind: 'secondary' })}>
            회원가입
          </ZoneLink>
        </>
      }
    >
      <p>{children}</p>
    </EmptyState>
  )
}
