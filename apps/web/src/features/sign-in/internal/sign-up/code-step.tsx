'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { MAILED_CODE } from '@doran/contract/account/limits'
import { Button, CodeField } from '@doran/ui'
import { useEarlyText } from '../../../../lib/use-early-text'
import { AttemptForm } from '../attempt-form'
import { enter } from '../enter'
import { codeProblem } from '../field-rules'
import { MailAgain } from '../mail-again'
import { justMailed, type MailedTicket } from '../mailed-ticket'
import { MailedTo } from '../mailed-to'
import { useAttempt } from '../use-attempt'
import { useMailedTo } from '../use-mailed-to'
import { useShownErrors } from '../use-shown-errors'

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
  const email = useMailedTo(ticket)
  const [code, setCode] = useState('')
  const codeInput = useEarlyText((typed) => setCode(typed.replace(/\D/g, '')))
  const { errorAt, isSendable } = useShownErrors({
    code: codeProblem(code, MAILED_CODE.digits),
  })

  const send = () => {
    if (!isSendable()) return
    void confirm.attempt(async () => {
      const body = { ticket: ticket.id, code }
      const { hasReturned } = await api.call('POST /v1/auth/email/confirm', { body })
      await enter({ way: 'email', next, hasReturned })
    })
  }

  const mailAgain = async () => {
    const body = { ticket: ticket.id }
    onTicket(justMailed(await api.call('POST /v1/auth/email/resend', { body }), email))
  }

  return (
    <>
      <MailedTo to={email}>
        확인 번호를 보냈어요. 이미 가입한 주소라면 번호 대신 로그인하는 방법이 적혀 있어요.
      </MailedTo>
      <AttemptForm attempt={confirm} fields={['code']} onSubmit={send}>
        <CodeField
          ref={codeInput}
          label="메일로 받은 번호 6자리"
          hint={`${MAILED_CODE.minutes}분 동안 쓸 수 있어요.`}
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
      <MailAgain ticket={ticket} mailAgain={mailAgain} onGone={onGone} />
    </>
  )
}
