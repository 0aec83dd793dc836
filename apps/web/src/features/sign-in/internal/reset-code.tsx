'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { CODES } from '@doran/contract/limits'
import { Button, CodeField, PasswordField } from '@doran/ui'
import { AttemptForm } from './attempt-form'
import { enter } from './enter'
import { codeProblem, passwordProblem } from './field-rules'
import { MailAgain } from './mail-again'
import type { MailedTicket } from './mailed-ticket'
import { passwordStrength } from './password-strength'
import { useAttempt } from './use-attempt'
import { useEarlyText } from './use-early-text'
import { useShownErrors } from './use-shown-errors'

type ResetCodeProps = {
  next: string
  email: string
  ticket: MailedTicket
  onTicket: (ticket: MailedTicket) => void
  onGone: () => void
}

/** The mailed number and the new password, which signs in. */
export function ResetCode({ next, email, ticket, onTicket, onGone }: ResetCodeProps) {
  const api = useApi()
  const reset = useAttempt()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const codeInput = useEarlyText((typed) => setCode(typed.replace(/\D/g, '')))
  const passwordInput = useEarlyText(setPassword)
  const errors = {
    code: codeProblem(code, CODES.mailed.digits),
    password: passwordProblem(password),
  }
  const { errorAt, onBlurOf, isSendable } = useShownErrors(errors)

  const send = () => {
    if (!isSendable()) return
    void reset.attempt(async () => {
      const body = { ticket: ticket.id, code, password }
      const { hasReturned } = await api.call('POST /v1/auth/password/reset', { body })
      await enter({ way: 'email', next, hasReturned })
    })
  }

  return (
    <>
      <AttemptForm attempt={reset} fields={['code', 'password']} onSubmit={send}>
        <CodeField
          ref={codeInput}
          label="메일로 받은 번호 6자리"
          hint={`${CODES.mailed.minutes}분 동안 쓸 수 있어요.`}
          error={errorAt('code') ?? reset.at('code')}
          value={code}
          onChange={setCode}
        />
        {/* By it password managers know whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          ref={passwordInput}
          label="새 비밀번호"
          hint="다른 기기에서는 모두 로그아웃돼요."
          autoComplete="new-password"
          strength={reset.at('password') ? null : passwordStrength(password, email)}
          error={errorAt('password') ?? reset.at('password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          onBlur={onBlurOf('password')}
        />
        <Button type="submit" size="large" isWide isBusy={reset.isBusy} disabled={reset.isWaiting}>
          비밀번호 바꾸고 로그인
        </Button>
      </AttemptForm>
      <MailAgain ticket={ticket} onTicket={onTicket} onGone={onGone} />
    </>
  )
}
