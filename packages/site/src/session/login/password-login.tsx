'use client'

import { useRef, useState, type ReactNode } from 'react'
import { useApi } from '@doran/api-client/react'
import { Form, type Refusal, useFieldErrors, usePrehydrationValue, useSubmit } from '@doran/forms'
import { Button, PasswordField } from '@doran/ui'
import { EmailField } from './email-field.js'
import { emailProblem } from './email-problem.js'
import { redirectAfterLogin } from './redirect-after-login.js'

const FAILURES_BEFORE_REST = 5
const REST_MS = 30_000

type PasswordLoginProps = {
  next: string
  email: string
  onEmail: (email: string) => void
  /** Runs after the sign-in, before the page is left. */
  onLoggedIn?: () => void
  /** Shown below the button. */
  children?: ReactNode
}

export function PasswordLogin({ next, email, onEmail, onLoggedIn, children }: PasswordLoginProps) {
  const api = useApi()
  const failures = useRef(0)
  const adjust = (refusal: Refusal) => {
    if (refusal.code !== 'BAD_CREDENTIALS') return refusal
    failures.current += 1
    const isRest = failures.current % FAILURES_BEFORE_REST === 0
    return isRest ? { ...refusal, untilMs: Date.now() + REST_MS } : refusal
  }
  const login = useSubmit({ adjust })
  const [password, setPassword] = useState('')
  const passwordInput = usePrehydrationValue(setPassword)
  const problems = {
    email: emailProblem(email),
    password: password === '' ? '비밀번호를 입력해 주세요.' : undefined,
  }
  const fields = useFieldErrors({ names: ['email', 'password'], problems, submission: login })

  const send = () =>
    void login.submit(async () => {
      const { hasReturned } = await api.call('POST /v1/auth/login', { body: { email, password } })
      onLoggedIn?.()
      await redirectAfterLogin({ method: 'email', next, hasReturned })
    })

  return (
    <Form submission={login} fields={fields} onSubmit={send}>
      <EmailField
        error={fields.errorOf('email')}
        value={email}
        onText={onEmail}
        onBlur={fields.onBlurOf('email')}
      />
      <PasswordField
        ref={passwordInput}
        label="비밀번호"
        autoComplete="current-password"
        error={fields.errorOf('password')}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" size="large" isWide isBusy={login.isBusy} disabled={login.isWaiting}>
        로그인
      </Button>
      {children}
    </Form>
  )
}
