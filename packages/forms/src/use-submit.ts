'use client'

import { useRef, useState } from 'react'
import { ApiError } from '@doran/api-client'
import { nanoid } from 'nanoid'
import { mappedRefusal, plainRefusal, type ErrorMap, type Refusal } from './refusal.js'

/** Shows failures that belong to no field, such as a page's toasts. */
export interface FailureNotice {
  show: (error: unknown) => void
  /** The next attempt starts. */
  hide: () => void
}

export type SubmitOptions = {
  errors?: ErrorMap
  /** Left out, the form itself shows them, and an error that is none of the API's is thrown on. */
  notice?: FailureNotice
  /** Changes what is shown of an error, for instance by how often it came. */
  adjust?: (refusal: Refusal) => Refusal
}

export type Attempt = {
  /** Made here, for calls that take the client's id: the same input is sent again under the same one. */
  id: string
}

export type Submission = {
  /**
   * Sends the form: one attempt at a time, and none before a wait is over. `input` is what is sent; while it stays
   * the same and it is unknown whether the last attempt arrived, `attempt.id` stays the same too.
   */
  submit: (
    send: (attempt: Attempt) => Promise<void>,
    options?: { input?: unknown; onFailure?: (error: unknown) => void },
  ) => Promise<void>
  isBusy: boolean
  isWaiting: boolean
  refusal: Refusal | null
  clear: () => void
  /** Clears a refusal of this field, or of any field where none is named. */
  clearField: (field?: string) => void
}

/** Sends a form. It touches nothing that was typed. */
export function useSubmit({ errors = {}, notice, adjust }: SubmitOptions = {}): Submission {
  const isUnderWay = useRef(false)
  const unanswered = useRef<{ id: string; input: string } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isWaiting = refusal?.untilMs !== undefined

  function attemptId(input: unknown): string {
    const text = JSON.stringify(input) ?? ''
    if (unanswered.current?.input !== text) unanswered.current = { id: nanoid(), input: text }
    return unanswered.current.id
  }

  function fail(error: unknown) {
    if (isAnswer(error)) unanswered.current = null
    const mapped = error instanceof ApiError ? mappedRefusal(error, errors) : null
    if (notice && !mapped) return notice.show(error)
    if (!(error instanceof ApiError)) throw error
    const shown = mapped ?? plainRefusal(error)
    setRefusal(adjust ? adjust(shown) : shown)
  }

  return {
    isBusy,
    isWaiting,
    refusal,
    clear: () => setRefusal(null),
    clearField: (field) =>
      setRefusal((now) =>
        now?.field === undefined || (field ?? now.field) !== now.field ? now : null,
      ),
    async submit(send, { input, onFailure } = {}) {
      if (isUnderWay.current || isWaiting) return
      isUnderWay.current = true
      setIsBusy(true)
      setRefusal(null)
      notice?.hide()
      try {
        await send({ id: attemptId(input) })
        unanswered.current = null
      } catch (error) {
        onFailure?.(error)
        fail(error)
      } finally {
        isUnderWay.current = false
        setIsBusy(false)
      }
    },
  }
}

/** Whether the server has decided; without an answer, or with a failure of its own, the act may have been done. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}
