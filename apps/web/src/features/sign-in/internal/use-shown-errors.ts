'use client'

import { useState, type FocusEvent } from 'react'

export type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>

/** Of what is wrong with a form, what it may say already: after a field was left with something in it, or after sending. */
export function useShownErrors<Name extends string>(errors: FieldErrors<Name>) {
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [isSent, setIsSent] = useState(false)
  return {
    errorAt: (name: Name) => (isSent || left.has(name) ? errors[name] : undefined),
    onBlurOf: (name: Name) => (event: FocusEvent<HTMLInputElement>) => {
      if (event.currentTarget.value !== '') setLeft(new Set([...left, name]))
    },
    /** Says all that is wrong from now on; answers whether nothing is. */
    isSendable: () => {
      setIsSent(true)
      return Object.values(errors).every((error) => error === undefined)
    },
  }
}
