'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { SHORT_TIME_CODE } from '@doran/contract/auth-session/limits'
import { Button, CodeField, TextField } from '@doran/ui'
import type { ApiError } from '@doran/api-client'
import { useEarlyText } from '../../../lib/use-early-text'
import { AttemptForm } from './attempt-form'
import { enter } from './enter'
import { codeProblem, emailProblem } from './field-rules'
import { refusalOf, useAttempt } from './use-attempt'
import { useShownErrors } from './use-shown-errors'

const REFUSED = '이메일이나 임시 비밀번호가 맞지 않아요. 3분이 지났다면 새로 만들어서 적어 주세요.'

type ShortTimeLoginProps = { next: string; email: string; onEmail: (email: string) => void }

/** With the code that the person made on a device of their own. */
export function ShortTimeLogin({ next, email, onEmail }: ShortTimeLoginProps) {
  const api = useApi()
  const login = useAttempt()
  const [code, setCode] = useState('')
  const emailInput = useEarlyText(onEmail)
  const codeInput = useEarlyText((typed) => setCode(typed.toUpperCase().replace(/[^0-9A-Z]/g, '')))
  const errors = {
    email: emailProblem(email),
    code: codeProblem(code, SHORT_TIME_CODE.length),
  }
  const { errorAt, onBlurOf, isSendable } = useShownErrors(errors)
  const codeError = errorAt('code') ?? login.at('code')

  const send = () => {
    if (!isSendable()) return
    void login.attempt(async () => {
      const body = { email, code }
      const { hasReturned } = await api.call('POST /v1/auth/login/short-time', { body })
      await enter({ way: 'short-time', next, hasReturned })
    }, refuse)
  }

  return (
    <AttemptForm attempt={login} fields={['email', 'code']} onSubmit={send}>
      <p className="text-text-2">
        내 기기에서 만든 임시 비밀번호를 적어 주세요. 빌린 기기에서도 진짜 비밀번호를 쓰지 않고
        들어올 수 있어요.
      </p>
      <TextField
        ref={emailInput}
        label="이메일"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorAt('email') ?? login.at('email')}
        value={email}
        onChange={(event) => onEmail(event.currentTarget.value)}
        onBlur={onBlurOf('email')}
      />
      <CodeField
        ref={codeInput}
        kind="grouped"
        label="임시 비밀번호"
        hint={codeError ? undefined : '영문과 숫자 8자리예요.'}
        autoComplete="off"
        error={codeError}
        value={code}
        onChange={setCode}
      />
      <Button type="submit" size="large" isWide isBusy={login.isBusy} disabled={login.isWaiting}>
        로그인
      </Button>
    </AttemptForm>
  )
}

// The code may be right and the address wrong, so neither is blamed.
function refuse(error: ApiError) {
  return error.code === 'CODE_WRONG' ? { code: error.code, message: REFUSED } : refusalOf(error)
}
