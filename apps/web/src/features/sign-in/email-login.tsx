'use client'

import { useState } from 'react'
import { StepHeading, useDraft, useHistorySteps } from '@doran/forms'
import { ZoneLink, routes } from '@doran/site/core'
import { PasswordLogin, signInDraft } from '@doran/site/sign-in'
import { Button, Segmented } from '@doran/ui'
import { codeTicketOfLink, type MailedCode } from './internal/mailed-code'
import { ResetCode } from './internal/reset-code'
import { ResetRequest } from './internal/reset-request'
import { ShortTimeLogin } from './internal/short-time-login'
import { SignInFrame } from './internal/sign-in-frame'
import { withNext } from './login-address'

const METHODS = [
  { value: 'password', label: '비밀번호' },
  { value: 'short-time', label: '일회용 로그인 번호' },
] as const

const STEPS = ['login', 'request', 'code'] as const

type EmailLoginProps = {
  next: string
  way: 'password' | 'short-time' | 'forgotten'
  /** Of a mail that somebody asked for to set a new password. */
  resetCodeTicket: string | null
}

/** What is typed for one method stays for the other. */
export function EmailLogin({ next, way, resetCodeTicket }: EmailLoginProps) {
  const draft = useDraft(signInDraft)
  const email = draft.value?.email ?? ''
  const setEmail = (typed: string) => draft.set({ email: typed })
  const [method, setMethod] = useState(way === 'forgotten' ? 'password' : way)
  const [ticket, setCodeTicket] = useState(() =>
    resetCodeTicket === null ? null : codeTicketOfLink(resetCodeTicket),
  )
  const firstStep = way === 'forgotten' ? 'request' : 'login'
  const { step, hasMoved, goTo, replaceAddress } = useHistorySteps({
    steps: STEPS,
    first: resetCodeTicket === null ? firstStep : 'code',
    reachable: (wanted) => (wanted === 'code' && !ticket ? 'request' : wanted),
  })
  const addressOf = (more: Record<string, string>) => withNext(routes.loginEmail.path(), next, more)
  const codeAddress = ({ id }: MailedCode) => addressOf({ reset: id })
  const request = () => goTo('request', addressOf({ way: 'forgotten' }))

  if (step !== 'login') {
    return (
      <SignInFrame>
        {step === 'code' && ticket ? (
          <ResetCode
            key="code"
            next={next}
            ticket={ticket}
            onCodeTicket={(mailed) => {
              setCodeTicket(mailed)
              replaceAddress(codeAddress(mailed))
            }}
            onRestart={request}
            isNext={hasMoved}
          />
        ) : (
          <ResetRequest
            key="request"
            email={email}
            onEmail={setEmail}
            onMailed={(mailed) => {
              setCodeTicket(mailed)
              goTo('code', codeAddress(mailed))
            }}
            isNext={hasMoved}
          />
        )}
        <Button kind="quiet" isWide className="mt-3" onClick={() => goTo('login', addressOf({}))}>
          로그인으로
        </Button>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame>
      <StepHeading level={1} isNext={hasMoved}>
        이메일로 로그인
      </StepHeading>
      <div className="mt-5 mb-6">
        <Segmented legend="로그인하는 방법" options={METHODS} value={method} onChange={setMethod} />
      </div>
      {method === 'password' ? (
        <PasswordLogin next={next} email={email} onEmail={setEmail}>
          <Button kind="quiet" onClick={request}>
            비밀번호 찾기
          </Button>
        </PasswordLogin>
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
