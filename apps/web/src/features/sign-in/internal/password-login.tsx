'use client'

import { useRef, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { Button, PasswordField, TextField } from '@doran/ui'
import type { ApiError } from '@doran/api-client'
import { useEarlyText } from '../../../lib/use-early-text'
import { AttemptForm } from './attempt-form'
import { redirectAfterLogin } from './redirect-after-login'
import { emailProblem } from './field-rules'
import { refusalOf, useAttempt } from './use-attempt'
import { useShownErrors } from './use-shown-errors'

const FAILURES_BEFORE_REST = 5
const REST_MS = 30_000

type PasswordLoginProps = {
  next: string
  email: string
  onEmail: (email: string) => void
  onForgotten: () => void
}

export function PasswordLogin({ next, email, onEmail, onForgotten }: PasswordLoginProps) {
  const api = useApi()
  const login = useAttempt()
  const failures = useRef(0)
  const [password, setPassword] = useState('')
  const emailInput = useEarlyText(onEmail)
  const passwordInput = useEarlyText(setPassword)
  const errors = {
    email: emailProblem(email),
    password: password === '' ? '비밀번호를 적어 주세요.' : undefined,
  }
  const { errorAt, onBlurOf, isSendable } = useShownErrors(errors)

  const refuse = (error: ApiError) => {
    const refusal = refusalOf(error)
    if (error.code !== 'BAD_CREDENTIALS') return refusal
    failures.current += 1
    const isRest = failures.current % FAILURES_BEFORE_REST === 0
    return isRest ? { ...refusal, untilMs: Date.now() + REST_MS } : refusal
  }
  const send = () => {
    if (!isSendable()) return
    void login.attempt(async () => {
      const { hasReturned } = await api.call('POST /v1/auth/login', { body: { email, password } })
      await redirectAfterLogin({ way: 'email', next, hasReturned })
    }, refuse)
  }

  return (
    <AttemptForm attempt={login} fields={['email', 'password']} onSubmit={send}>
      <TextField
        ref={emailInput}
        label="이메일"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errorAt('email') ?? login.at('email')}
        value={email}
        onChange={(event) => onEmail(event.currentTarget.value)}
        onBlur={onBlurOf('email')}
      />
      <PasswordField
        ref={passwordInput}
        label="비밀번호"
        autoComplete="current-password"
        error={errorAt('password') ?? login.at('password')}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" size="large" isWide isBusy={login.isBusy} disabled={login.isWaiting}>
        로그인
      </Button>
      <Button kind="quiet" onClick={onForgotten}>
        비밀번호를 잊었어요
      </Button>
    </AttemptForm>
  )
}
