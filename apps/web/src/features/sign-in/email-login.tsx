'use client'

import { useState } from 'react'
import { ZoneLink, routes } from '@doran/site'
import { Button, Segmented } from '@doran/ui'
import { PasswordLogin } from './internal/password-login'
import { ResetPassword } from './internal/reset-password'
import { ShortTimeLogin } from './internal/short-time-login'
import { SignInFrame } from './internal/sign-in-frame'
import { StepHeading } from './internal/step-heading'
import { ticketOfLink } from './internal/mailed-ticket'
import { withNext } from './login-address'

const WAYS = [
  { value: 'password', label: '비밀번호' },
  { value: 'short-time', label: '임시 비밀번호' },
] as const

type EmailLoginProps = {
  next: string
  way: (typeof WAYS)[number]['value']
  /** Of a mail that somebody asked for to set a new password. */
  resetTicket: string | null
}

/** What is typed for one way stays for the other. */
export function EmailLogin({ next, way: firstWay, resetTicket }: EmailLoginProps) {
  const [email, setEmail] = useState('')
  const [way, setWay] = useState(firstWay)
  const [isResetting, setIsResetting] = useState(resetTicket !== null)
  const [isBack, setIsBack] = useState(false)

  if (isResetting) {
    return (
      <SignInFrame>
        <ResetPassword
          next={next}
          email={email}
          onEmail={setEmail}
          mailed={resetTicket === null || isBack ? null : ticketOfLink(resetTicket)}
        />
        <Button
          kind="quiet"
          isWide
          className="mt-3"
          onClick={() => {
            setIsResetting(false)
            setIsBack(true)
          }}
        >
          로그인으로 돌아갈게요
        </Button>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame>
      <StepHeading level={1} isNext={isBack}>
        이메일로 로그인
      </StepHeading>
      <div className="mt-5 mb-6">
        <Segmented legend="로그인하는 방법" options={WAYS} value={way} onChange={setWay} />
      </div>
      {way === 'password' ? (
        <PasswordLogin
          next={next}
          email={email}
          onEmail={setEmail}
          onForgotten={() => setIsResetting(true)}
        />
      ) : (
        <ShortTimeLogin next={next} email={email} onEmail={setEmail} />
      )}
      <p className="mt-6 border-t border-line pt-5 text-center text-text-2">
        처음이세요?{' '}
        <ZoneLink
          href={withNext(routes.signup.path(), next)}
          className="inline-flex min-h-11 items-center font-semibold text-text underline underline-offset-4"
        >
          회원가입
        </ZoneLink>
      </p>
    </SignInFrame>
  )
}
