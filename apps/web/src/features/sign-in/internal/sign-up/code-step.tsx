'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { MAILED_CODE } from '@doran/contract/account/limits'
import { Form, useFieldErrors, usePrehydrationValue, useSubmit } from '@doran/forms'
import { Button, CodeField } from '@doran/ui'
import { redirectAfterLogin } from '@doran/site/sign-in'
import { CODE_ERRORS, codeProblem } from '../field-rules'
import { ResendMail } from '../resend-mail'
import { justMailed, useMailedAddress, type MailedCode } from '../mailed-code'
import { MailedTo } from '../mailed-to'

type CodeStepProps = {
  next: string
  ticket: MailedCode
  onCodeTicket: (ticket: MailedCode) => void
  onExpired: () => void
  /** The address was mistyped. */
  onCorrect: () => void
}

/** The mailed number, which makes the account and signs in. */
export function CodeStep({ next, ticket, onCodeTicket, onExpired, onCorrect }: CodeStepProps) {
  const api = useApi()
  const confirm = useSubmit({ errors: CODE_ERRORS })
  const email = useMailedAddress(ticket)
  const [code, setCode] = useState('')
  const codeInput = usePrehydrationValue((typed) => setCode(typed.replace(/\D/g, '')))
  const fields = useFieldErrors({
    names: ['code'],
    problems: { code: codeProblem(code, MAILED_CODE.digits) },
    submission: confirm,
  })

  const send = () =>
    void confirm.submit(async () => {
      const body = { ticket: ticket.id, code }
      const { hasReturned } = await api.call('POST /v1/auth/email/confirm', { body })
      await redirectAfterLogin({ method: 'email', next, hasReturned })
    })

  const resendMail = async () => {
    const body = { ticket: ticket.id }
    onCodeTicket(justMailed(await api.call('POST /v1/auth/email/resend', { body }), email))
  }

  return (
    <>
      <MailedTo to={email}>
        인증번호를 보냈어요. 이미 가입한 주소라면 메일에 로그인 방법이 적혀 있어요.
      </MailedTo>
      <Form submission={confirm} fields={fields} onSubmit={send}>
        <CodeField
          ref={codeInput}
          label="인증번호 6자리"
          hint={`${MAILED_CODE.minutes}분 동안 쓸 수 있어요.`}
          error={fields.errorOf('code')}
          value={code}
          onChange={setCode}
        />
        <Button
          type="submit"
          size="large"
          isWide
          isBusy={confirm.isBusy}
          disabled={confirm.isWaiting}
        >
          가입 완료
        </Button>
      </Form>
      <ResendMail ticket={ticket} resendMail={resendMail} onExpired={onExpired} />
      <Button kind="quiet" isWide className="mt-3" onClick={onCorrect}>
        이메일 주소 수정
      </Button>
    </>
  )
}
