'use client'

import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { FormErrorSummary, useSubmit } from '@doran/forms'
import { Button, Countdown, announce } from '@doran/ui'
import type { MailedCode } from './mailed-code'
import { OutboxLine } from './outbox-line'

type MailAgainProps = {
  ticket: MailedCode
  resendMail: () => Promise<void>
  /** No further mail can be sent for the ticket. */
  onExpired?: () => void
}

/** Asks for another code, once a minute. */
export function ResendMail({ ticket: { resendAtMs }, resendMail, onExpired }: MailAgainProps) {
  const mailing = useSubmit()
  const [waitedFor, setWaitedFor] = useState(0)
  const isEarly = resendAtMs !== 0 && resendAtMs !== waitedFor

  const onFailure = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'CODE_EXPIRED') onExpired?.()
  }
  const press = () =>
    mailing.submit(
      async () => {
        await resendMail()
        announce('인증번호를 다시 보냈어요.')
      },
      { onFailure },
    )

  return (
    <div className="mt-5 flex flex-col gap-2">
      <FormErrorSummary submission={mailing} />
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-text-2">
        <span>메일이 안 왔나요? 스팸함도 확인해 주세요.</span>
        {isEarly ? (
          <Countdown
            untilMs={resendAtMs}
            words={(time) => `${time} 뒤에 다시 받을 수 있어요.`}
            endWords="이제 다시 받을 수 있어요."
            onEnd={() => setWaitedFor(resendAtMs)}
          />
        ) : (
          <Button
            kind="quiet"
            className="-mx-5 text-sm"
            isBusy={mailing.isBusy}
            disabled={mailing.isWaiting}
            onClick={() => void press()}
          >
            인증번호 다시 받기
          </Button>
        )}
      </div>
      <OutboxLine />
    </div>
  )
}
