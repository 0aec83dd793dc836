'use client'

import { useState } from 'react'
import type { MailedTicket } from './mailed-ticket'
import { ResetCode } from './reset-code'
import { ResetRequest } from './reset-request'
import { StepHeading } from './step-heading'

type ResetPasswordProps = {
  next: string
  email: string
  onEmail: (email: string) => void
  /** From a mail's link. */
  mailed: MailedTicket | null
}

/** A mail with a number, then a new password: both where one stands. */
export function ResetPassword({ next, email, onEmail, mailed }: ResetPasswordProps) {
  const [ticket, setTicket] = useState(mailed)
  const [isGone, setIsGone] = useState(false)
  const drop = () => {
    setIsGone(true)
    setTicket(null)
  }
  if (!ticket) {
    return (
      <>
        <StepHeading key={`request-${isGone}`} level={1} isNext>
          비밀번호를 새로 정할게요
        </StepHeading>
        <p className="mt-2 mb-6 text-text-2">
          {isGone
            ? '받은 번호의 시간이 지났어요. 메일을 새로 보내 드릴게요.'
            : '비밀번호를 몰라도 괜찮아요. 메일로 확인하고 바로 바꿀 수 있어요.'}
        </p>
        <ResetRequest email={email} onEmail={onEmail} onMailed={setTicket} />
      </>
    )
  }
  return (
    <>
      <StepHeading key="code" level={1} isNext={ticket !== mailed}>
        메일을 살펴봐 주세요
      </StepHeading>
      <p className="mt-2 mb-6 text-text-2">
        비밀번호를 새로 정할 수 있게 메일을 보냈어요. (가입된 주소라면 1분 안에 도착해요)
      </p>
      <ResetCode next={next} email={email} ticket={ticket} onTicket={setTicket} onGone={drop} />
    </>
  )
}
