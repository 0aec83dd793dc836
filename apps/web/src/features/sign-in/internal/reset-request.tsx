'use client'

import { useApi } from '@doran/api-client/react'
import { Form, StepHeading, useFieldErrors, useSubmit } from '@doran/forms'
import { Button } from '@doran/ui'
import { EmailField, emailProblem } from '@doran/site/sign-in'
import { justMailed, type MailedCode } from './mailed-code'

type ResetRequestProps = {
  email: string
  onEmail: (email: string) => void
  onMailed: (ticket: MailedCode) => void
  isNext: boolean
}

/** Asks for a mail with a number: the first step to a new password. */
export function ResetRequest({ email, onEmail, onMailed, isNext }: ResetRequestProps) {
  const api = useApi()
  const request = useSubmit()
  const fields = useFieldErrors({
    names: ['email'],
    problems: { email: emailProblem(email) },
    submission: request,
  })

  const send = () =>
    void request.submit(async () => {
      const body = { email }
      onMailed(
        justMailed(await api.call('POST /v1/auth/password/reset-request', { body }), email.trim()),
      )
    })

  return (
    <>
      <StepHeading level={1} isNext={isNext}>
        비밀번호 찾기
      </StepHeading>
      <p className="mt-2 mb-6 text-text-2">메일로 받은 인증번호로 새 비밀번호를 정할 수 있어요.</p>
      <Form submission={request} fields={fields} onSubmit={send}>
        <EmailField
          hint="가입한 주소로 인증번호를 보내 드려요."
          error={fields.errorOf('email')}
          value={email}
          onText={onEmail}
          onBlur={fields.onBlurOf('email')}
        />
        <Button
          type="submit"
          size="large"
          isWide
          isBusy={request.isBusy}
          disabled={request.isWaiting}
        >
          인증 메일 받기
        </Button>
      </Form>
    </>
  )
}
