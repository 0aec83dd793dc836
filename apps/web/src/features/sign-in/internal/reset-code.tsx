'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { MAILED_CODE } from '@doran/contract/account/limits'
import { Form, StepHeading, useFieldErrors, usePrehydrationValue, useSubmit } from '@doran/forms'
import { redirectAfterLogin } from '@doran/site/sign-in'
import { Button, CodeField } from '@doran/ui'
import { NewPasswordField } from '../../../lib/new-password/new-password-field'
import { passwordProblem } from '../../../lib/new-password/password-problem'
import { CODE_ERRORS, codeProblem } from './field-rules'
import { ResendMail } from './resend-mail'
import { justMailed, useMailedAddress, type MailedCode } from './mailed-code'
import { MailedTo } from './mailed-to'

type ResetCodeProps = {
  next: string
  ticket: MailedCode
  onCodeTicket: (ticket: MailedCode) => void
  onRestart: () => void
  isNext: boolean
}

/** The mailed number and the new password, which signs in. */
export function ResetCode({ next, ticket, onCodeTicket, onRestart, isNext }: ResetCodeProps) {
  const api = useApi()
  const reset = useSubmit({ errors: CODE_ERRORS })
  const email = useMailedAddress(ticket)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const codeInput = usePrehydrationValue((typed) => setCode(typed.replace(/\D/g, '')))
  const owner = { email, nickName: '' }
  const problems = {
    code: codeProblem(code, MAILED_CODE.digits),
    password: passwordProblem(password, owner),
  }
  const fields = useFieldErrors({ names: ['code', 'password'], problems, submission: reset })

  const send = () =>
    void reset.submit(async () => {
      const body = { ticket: ticket.id, code, password }
      const { hasReturned } = await api.call('POST /v1/auth/password/reset', { body })
      await redirectAfterLogin({ method: 'email', next, hasReturned, hasNewPassword: true })
    })
  const resendMail = async () => {
    const mailed = await api.call('POST /v1/auth/password/reset-request', { body: { email } })
    onCodeTicket(justMailed(mailed, email))
  }

  return (
    <>
      <StepHeading level={1} isNext={isNext}>
        이메일 인증
      </StepHeading>
      <MailedTo to={email}>인증번호를 보냈어요. 가입한 주소라면 1분 안에 도착해요.</MailedTo>
      <Form submission={reset} fields={fields} onSubmit={send}>
        <CodeField
          ref={codeInput}
          label="인증번호 6자리"
          hint={`${MAILED_CODE.minutes}분 동안 쓸 수 있어요.`}
          error={fields.errorOf('code')}
          value={code}
          onChange={setCode}
        />
        {/* By it password managers know whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          label="새 비밀번호"
          owner={owner}
          error={fields.errorOf('password')}
          value={password}
          onChange={setPassword}
          onBlur={fields.onBlurOf('password')}
        />
        <p className="text-sm text-text-2">바꾸고 나면 다른 기기에서는 모두 로그아웃돼요.</p>
        <Button type="submit" size="large" isWide isBusy={reset.isBusy} disabled={reset.isWaiting}>
          비밀번호 바꾸고 로그인
        </Button>
      </Form>
      {email === '' ? (
        <Button kind="quiet" isWide className="mt-5" onClick={onRestart}>
          인증번호 새로 받기
        </Button>
      ) : (
        <ResendMail ticket={ticket} resendMail={resendMail} />
      )}
    </>
  )
}
