'use client'

import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Countdown, FormError } from '@doran/ui'
import type { Attempt } from './use-attempt'

type AttemptFormProps = {
  attempt: Attempt
  /** The inputs of the form that show their own refusals; what concerns any other is said above the form. */
  fields: readonly string[]
  onSubmit: () => void
  children: ReactNode
}

/** A form that says what is wrong where it is wrong, and takes the person there. */
export function AttemptForm({ attempt, fields, onSubmit, children }: AttemptFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const { refusal } = attempt
  const isAtField = refusal?.field !== undefined && fields.includes(refusal.field)

  useEffect(() => {
    if (tries > 0 || isAtField)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries, isAtField])

  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setTries((before) => before + 1)
    onSubmit()
  }

  // `dialog` outside of one: sent before its script stands, the form does nothing and keeps what was typed.
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={send}
      onChange={attempt.forgetField}
      className="flex flex-col gap-5"
    >
      <AttemptError attempt={isAtField ? { ...attempt, refusal: null } : attempt} />
      {children}
    </form>
  )
}

/** What was refused as a whole, and how long to wait. */
export function AttemptError({ attempt: { refusal, forget } }: { attempt: Attempt }) {
  return (
    <FormError message={refusal?.message}>
      {refusal?.untilMs !== undefined && (
        <Countdown
          untilMs={refusal.untilMs}
          words={(time) => `${time} 뒤에 다시 할 수 있어요.`}
          onEnd={forget}
        />
      )}
    </FormError>
  )
}
