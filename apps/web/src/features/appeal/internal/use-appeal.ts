import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { MODERATION_FIELD_COPY } from '@doran/contract/moderation/copy'
import { MODERATION_LENGTHS } from '@doran/contract/moderation/limits'
import { useDraft, useFieldErrors, useSubmit } from '@doran/forms'
import { drafts } from '@doran/site/session'

type AppealOptions = {
  /** Tells the drafts of appeals apart. */
  name: string
  send: (text: string) => Promise<void>
  /** It is too late, or was done before. */
  onLate: () => void
}

/** An appeal as it is written and sent. What is written stays in the tab until it has arrived. */
export function useAppeal({ name, send, onLate }: AppealOptions) {
  const [draft] = useState(() => drafts.text({ name: `appeal_${name}`, scope: 'tab' }))
  const { value, set } = useDraft(draft)
  const text = value ?? ''
  const submission = useSubmit({ errors: { fields: { text: 'text' } } })
  const fields = useFieldErrors({
    names: ['text'],
    problems: { text: problemOf(text) },
    submission,
    mode: 'submit',
  })
  const submit = () =>
    submission.submit(async () => {
      try {
        await send(text.trim())
        set(null)
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'APPEAL_LATE')) throw error
        onLate()
      }
    })
  return { text, write: set, fields, submission, submit }
}

function problemOf(text: string): string | undefined {
  const length = Array.from(text.trim()).length
  if (length === 0) return MODERATION_FIELD_COPY.appealText
  return length > MODERATION_LENGTHS.appealText
    ? MODERATION_FIELD_COPY.appealTextTooLong
    : undefined
}
