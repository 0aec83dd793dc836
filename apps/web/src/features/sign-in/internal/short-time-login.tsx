'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { SHORT_TIME_CODE } from '@doran/contract/auth-session/limits'
import { type ErrorMap, Form, useFieldErrors, usePrehydrationValue, useSubmit } from '@doran/forms'
import { Button, CodeField } from '@doran/ui'
import { EmailField, emailProblem, redirectAfterLogin } from '@doran/site/sign-in'
import { codeProblem } from './field-rules'

const WRONG =
  '이메일이나 일회용 로그인 번호가 맞지 않아요. 3분이 지났다면 번호를 새로 만들어 입력해 주세요.'

// The code may be right and the address wrong, so neither field is blamed.
const ERRORS: ErrorMap<'email' | 'code'> = {
  codes: { CODE_WRONG: { message: WRONG }, CODE_EXPIRED: { field: 'code' } },
}

type ShortTimeLoginProps = { next: string; email: string; onEmail: (email: string) => void }

/** With the code that the person made on a device of their own. */
export function ShortTimeLogin({ next, email, onEmail }: ShortTimeLoginProps) {
  const api = useApi()
  const login = useSubmit({ errors: ERRORS })
  const [code, setCode] = useState('')
  const codeInput = usePrehydrationValue((typed) =>
    setCode(typed.toUpperCase().replace(/[^0-9A-Z]/g, '')),
  )
  const problems = {
    email: emailProblem(email),
    code: codeProblem(code, SHORT_TIME_CODE.length),
  }
  const fields = useFieldErrors({ names: ['email', 'code'], problems, submission: login })
  const codeError = fields.errorOf('code')

  const send = () =>
    void login.submit(async () => {
      const body = { email, code }
      const { hasReturned } = await api.call('POST /v1/auth/login/short-time', { body })
      await redirectAfterLogin({ method: 'short-time', next, hasReturned })
    })

  return (
    <Form submission={login} fields={fields} onSubmit={send}>
      <p className="text-text-2">
        내 기기의 ‘내 정보’에서 만든 번호를 입력해 주세요. 다른 사람의 기기에서 비밀번호 대신 써요.
      </p>
      <EmailField
        autoComplete="email"
        error={fields.errorOf('email')}
        value={email}
        onText={onEmail}
        onBlur={fields.onBlurOf('email')}
      />
      <CodeField
        ref={codeInput}
        kind="grouped"
        label="일회용 로그인 번호"
        hint={codeError ? undefined : '영문과 숫자 8자리예요.'}
        autoComplete="off"
        error={codeError}
        value={code}
        onChange={setCode}
      />
      <Button type="submit" size="large" isWide isBusy={login.isBusy} disabled={login.isWaiting}>
        로그인
      </Button>
    </Form>
  )
}
