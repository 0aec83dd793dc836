'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { CODES } from '@doran/contract/limits'
import { Button, CodeField } from '@doran/ui'
import { AttemptForm } from '../attempt-form'
import { enter } from '../enter'
import { codeProblem } from '../field-rules'
import { MailAgain } from '../mail-again'
import type { MailedTicket } from '../mailed-ticket'
import { useAttempt } from '../use-attempt'
import { useEarlyText } from '../use-early-text'
import { useShownErrors } from '../use-shown-errors'
import { dropDraft } from './sign-up-draft'

type CodeStepProps = {
  next: string
  ticket: MailedTicket
  onTicket: (ticket: MailedTicket) => void
  onGone: () => void
}

/** The mailed number, which makes the account and signs in. */
export function CodeStep({ next, ticket, onTicket, onGone }: CodeStepProps) {
  const api = useApi()
  const confirm = useAttempt()
  const [code, setCode] = useState('')
  const codeInput = useEarlyText((typed) => setCode(typed.replace(/\D/g, '')))
  const { errorAt, isSendable } = useShownErrors({
    code: codeProblem(code, CODES.mailed.digits),
  })

  const send = () => {
    if (!isSendable()) return
    void confirm.attempt(async () => {
      const body = { ticket: ticket.id, code }
      const { hasReturned } = await api.call('POST /v1/auth/email/confirm', { body })
      dropDraft()
      await enter({ way: 'email', next, hasReturned })
    })
  }

  return (
    <>
      <AttemptForm attempt={confirm} fields={['code']} onSubmit={send}>
        <CodeField
          ref={codeInput}
          label="메일로 받은 번호 6자리"
          hint={`${CODES.mailed.minutes}분 동안 쓸 수 있어요.`}
          error={errorAt('code') ?? confirm.at('code')}
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
          확인하고 시작하기
        </Button>
      </AttemptForm>
      <MailAgain ticket={ticket} onTicket={onTicket} onGone={onGone} />
    </>
  )
}
