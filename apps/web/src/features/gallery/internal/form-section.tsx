'use client'

import { type FormEvent, useState } from 'react'
import { Button, Countdown, FormError, PasswordField, Steps, TextField } from '@doran/ui'
import { Row, Specimen } from './specimen'

const stepNames = ['이메일과 비밀번호', '이름과 닉네임', '약관']
const ANSWER_MS = 600
const WAIT_MS = 180_000
const SHORT_WAIT_MS = 30_000

export function FormSection() {
  const [message, setMessage] = useState<string | null>(null)
  const [step, setStep] = useState(1)
  const [startedMs, setStartedMs] = useState<number | null>(null)
  const [isSending, setIsSending] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMessage(null)
    setIsSending(true)
    setTimeout(() => {
      setIsSending(false)
      setMessage('이메일이나 비밀번호가 맞지 않아요.')
    }, ANSWER_MS)
  }
  return (
    <>
      <Specimen name="FormError">
        <form onSubmit={send} className="flex flex-col gap-4">
          <FormError message={message} />
          <TextField label="이메일" type="email" autoComplete="username" />
          <PasswordField label="비밀번호" autoComplete="current-password" />
          <Button type="submit" isWide isBusy={isSending}>
            로그인
          </Button>
        </form>
      </Specimen>
      <Specimen name="Steps">
        <Steps current={step} names={stepNames} />
        <Row>
          <Button kind="secondary" disabled={step === 1} onClick={() => setStep(step - 1)}>
            이전
          </Button>
          <Button disabled={step === stepNames.length} onClick={() => setStep(step + 1)}>
            다음
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Countdown">
        {startedMs !== null && (
          <>
            <Countdown untilMs={startedMs + WAIT_MS} totalMs={WAIT_MS} />
            <Countdown
              untilMs={startedMs + SHORT_WAIT_MS}
              words={(time) => `${time} 뒤에 다시 해 볼 수 있어요.`}
              endWords="이제 다시 해 볼 수 있어요."
            />
          </>
        )}
        <Row>
          <Button kind="secondary" onClick={() => setStartedMs(Date.now())}>
            시간 재기
          </Button>
        </Row>
      </Specimen>
    </>
  )
}
