'use client'

import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Countdown, FormError } from '@doran/ui'
import type { FieldErrors, FieldProblems } from './use-field-errors.js'
import type { Submission } from './use-submit.js'

export type FormProps<Name extends string> = {
  submission: Submission
  /** Left out, no input of the form shows errors of its own. */
  fields?: FieldErrors<Name>
  /** Every field is valid. */
  onSubmit: () => void
  onInvalid?: () => void
  /** Problems that are found at submit, such as half a date, which only its input knows. */
  check?: (form: HTMLFormElement) => FieldProblems<Name>
  /** The form's id, needed by a button outside of the form. */
  id?: string
  className?: string
  children: ReactNode
}

/** A form that says what is wrong where it is wrong, and moves the focus there. */
export function Form<Name extends string>({
  submission,
  fields,
  onSubmit,
  onInvalid,
  check,
  id,
  className = 'flex flex-col gap-5',
  children,
}: FormProps<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [submits, setSubmits] = useState(0)
  const refusedField = submission.refusal?.field
  const isAtField = fields?.names.some((name) => name === refusedField) ?? false

  useEffect(() => {
    if (submits > 0) focusFirstInvalid(form.current)
  }, [submits])
  useEffect(() => {
    if (isAtField) focusFirstInvalid(form.current)
  }, [isAtField])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmits((before) => before + 1)
    if (fields?.validate(check?.(event.currentTarget)) ?? true) onSubmit()
    else onInvalid?.()
  }

  // `dialog` outside of one: sent before its script runs, the form does nothing and keeps what was typed.
  return (
    <form
      ref={form}
      id={id}
      method="dialog"
      noValidate
      onSubmit={submit}
      onChange={fields?.onFormChange}
      className={className}
    >
      {!isAtField && <FormErrorSummary submission={submission} />}
      {children}
    </form>
  )
}

/** Says why the form as a whole was refused, and how long to wait. It is announced and takes the focus. */
export function FormErrorSummary({ submission: { refusal, clear } }: { submission: Submission }) {
  return (
    <FormError message={refusal?.message}>
      {refusal?.untilMs !== undefined && (
        <Countdown
          untilMs={refusal.untilMs}
          words={(time) => `${time} 뒤에 다시 할 수 있어요.`}
          onEnd={clear}
        />
      )}
    </FormError>
  )
}

function focusFirstInvalid(form: HTMLFormElement | null) {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  // A group of radios takes no focus itself.
  const isGroup = invalid?.getAttribute('role') === 'radiogroup'
  const field = isGroup ? invalid.querySelector<HTMLElement>('input:not([disabled])') : invalid
  field?.focus()
}
