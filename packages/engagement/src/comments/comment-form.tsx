'use client'

import type { KeyboardEvent } from 'react'
import { Form, useFieldErrors, type Submission } from '@doran/forms'
import { Button, TextArea } from '@doran/ui'
import { LONGEST, commentProblem, isNearLimit } from './comment-problem.js'

type CommentFormProps = {
  label: string
  placeholder?: string
  text: string
  onText: (text: string) => void
  submission: Submission
  onSubmit: () => void
  onCancel?: (() => void) | undefined
  sendLabel: string
  /** It was opened by a press, so that typing can begin. */
  takesFocus?: boolean
}

/** Where a comment is written: Enter makes a line, Ctrl or Cmd with Enter sends. */
export function CommentForm({
  label,
  placeholder,
  text,
  onText,
  submission,
  onSubmit,
  onCancel,
  sendLabel,
  takesFocus = false,
}: CommentFormProps) {
  const fields = useFieldErrors({
    names: ['body'],
    problems: { body: commentProblem(text) },
    submission,
    mode: 'submit',
  })
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onCancel?.()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <Form
      submission={submission}
      fields={fields}
      onSubmit={onSubmit}
      className="between-bars flex flex-col gap-2"
    >
      <TextArea
        label={label}
        isLabelHidden
        name="body"
        rows={2}
        autoFocus={takesFocus}
        {...(placeholder !== undefined && { placeholder })}
        {...(isNearLimit(text) && { limit: LONGEST })}
        value={text}
        error={fields.errorOf('body')}
        onChange={(event) => {
          onText(event.currentTarget.value)
          fields.changed('body')
        }}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            취소
          </Button>
        )}
        <Button type="submit" isBusy={submission.isBusy} disabled={submission.isWaiting}>
          {sendLabel}
        </Button>
      </div>
    </Form>
  )
}
