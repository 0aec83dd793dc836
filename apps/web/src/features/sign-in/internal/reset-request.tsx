'use client'

import { useApi } from '@doran/api-client/react'
import { Button, TextField } from '@doran/ui'
import { AttemptForm } from './attempt-form'
import { emailProblem } from './field-rules'
import { justMailed, type MailedTicket } from './mailed-ticket'
import { useAttempt } from './use-attempt'
import { useShownErrors } from './use-shown-errors'

type ResetRequestProps = {
  email: string
  onEmail: (email: string) => void
  onMailed: (ticket: MailedTicket) => void
}

export function ResetRequest({ email, onEmail, onMailed }: ResetRequestProps) {
  const api = useApi()
  const request = useAttempt()
  const { errorAt, onBlurOf, isSendable } = useShownErrors({ email: emailProblem(email) })

  const send = () => {
    if (!isSendable()) return
    void request.attempt(async () =>
      onMailed(
        justMailed(await api.call('POST /v1/auth/password/reset-request', { body: { email } })),
      ),
    )
  }

  return (
    <AttemptForm attempt={request} fields={['email']} onSubmit={send}>
      <TextField
        label="이메일"
        hint="가입할 때 쓴 이메일을 적어 주세요. 확인 번호를 보내 드릴게요."
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errorAt('email') ?? request.at('email')}
        value={email}
        onChange={(event) => onEmail(event.currentTarget.value)}
        onBlur={onBlurOf('email')}
      />
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={request.isBusy}
        disabled={request.isWaiting}
      >
        메일 받기
      </Button>
    </AttemptForm>
  )
}
