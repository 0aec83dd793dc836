import type { ReactNode } from 'react'
import { EmptyState, buttonClass } from '@doran/ui'
import { ZoneLink } from '../../core/zone-link.js'
import { loginPath, signupPath } from './login-path.js'
import type { LoginReason } from './login-reasons.js'

export type SignInFirstProps = {
  title: string
  /** The path that a person comes back to. */
  next: string
  reason: LoginReason
  /** The level of the title, where it is the page's heading. */
  level?: 1
  children: ReactNode
}

/** Replaces a page's content for members while the visitor is not signed in. */
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
