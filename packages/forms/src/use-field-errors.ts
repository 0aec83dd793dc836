'use client'

import { useState, type FocusEvent } from 'react'
import type { Submission } from './use-submit.js'

/** The problem of each field, by the browser's own rules. */
export type FieldProblems<Name extends string> = Partial<Record<Name, string | undefined>>

export type FieldErrorsOptions<Name extends string> = {
  /** The fields that show their own errors; what the server says of any other is shown above the form. */
  names: readonly Name[]
  problems?: FieldProblems<NoInfer<Name>>
  submission: Submission
  /**
   * When problems are shown. `touched`: once a field was left with something in it or the form was sent, and from then
   * on as they are. `submit`: those of the last attempt, each until `changed` names its field.
   */
  mode?: 'touched' | 'submit'
}

export type FieldErrors<Name extends string> = {
  names: readonly Name[]
  errorOf: (name: Name) => string | undefined
  onBlurOf: (name: Name) => (event: FocusEvent<HTMLInputElement>) => void
  /** Shows every problem, `more` among them; whether there is none. */
  validate: (more?: FieldProblems<Name>) => boolean
  changed: (...names: readonly Name[]) => void
  clear: () => void
  /** For the form: one of its inputs changes. */
  onFormChange: () => void
}

/** The errors of a form's fields: the browser's own, and what the server refused. */
export function useFieldErrors<Name extends string>({
  names,
  problems = {},
  submission,
  mode = 'touched',
}: FieldErrorsOptions<Name>): FieldErrors<Name> {
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set())
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [found, setFound] = useState<FieldProblems<Name>>({})
  const { refusal } = submission

  const problemOf = (name: Name) => {
    if (mode === 'submit') return found[name]
    return isSubmitted || touched.has(name) ? (problems[name] ?? found[name]) : undefined
  }
  return {
    names,
    errorOf: (name) => (refusal?.field === name ? refusal.message : problemOf(name)),
    onBlurOf: (name) => (event) => {
      if (event.currentTarget.value !== '') setTouched(new Set([...touched, name]))
    },
    validate: (more = {}) => {
      const all = { ...problems, ...more }
      setIsSubmitted(true)
      setFound(mode === 'submit' ? all : more)
      for (const name of names) submission.clearField(name)
      return Object.values(all).every((problem) => problem === undefined)
    },
    changed: (...fields) => {
      setFound((now) => ({
        ...now,
        ...Object.fromEntries(fields.map((field) => [field, undefined])),
      }))
      for (const field of fields) submission.clearField(field)
    },
    clear: () => {
      setFound({})
      setIsSubmitted(false)
      submission.clearField()
    },
    onFormChange: () => {
      if (mode === 'submit') return
      setFound({})
      submission.clearField()
    },
  }
}
