'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Review } from '@doran/contract'
import { REVIEW_FIELD_COPY } from '@doran/contract/review/copy'
import { REVIEW_LENGTHS } from '@doran/contract/review/limits'
import { Form, useDraft, useFieldErrors, useSubmit } from '@doran/forms'
import { drafts } from '@doran/site/session'
import { announce, Button, TextArea } from '@doran/ui'

type ReplyFormProps = {
  reviewUuid: string
  before: string
  onDone: (review: Review) => void
  onCancel: () => void
}

/** Answers a review for the maker. What is typed stays in the tab until it has arrived. */
export function ReplyForm({ reviewUuid, before, onDone, onCancel }: ReplyFormProps) {
  const api = useApi()
  const [draft] = useState(() => drafts.text({ name: `reply_${reviewUuid}`, scope: 'tab' }))
  const { value, set } = useDraft(draft)
  const text = value ?? before
  const submission = useSubmit({ errors: { fields: { text: 'text' } } })
  const fields = useFieldErrors({
    names: ['text'],
    problems: { text: replyProblem(text) },
    submission,
    mode: 'submit',
  })
  const send = (reply: string) =>
    submission.submit(async () => {
      const review = await api.call('PUT /v1/tales/review/{reviewUuid}/reply', {
        params: { reviewUuid },
        body: { text: reply },
      })
      set(null)
      announce(reply === '' ? '답글을 지웠어요.' : '답글을 남겼어요.')
      onDone(review)
    })
  const leave = () => {
    set(null)
    onCancel()
  }
  return (
    <Form
      submission={submission}
      fields={fields}
      onSubmit={() => void send(text.trim())}
      className="between-bars mt-3 flex flex-col gap-2"
    >
      <TextArea
        label="만든 이의 답글"
        name="text"
        rows={2}
        autoFocus
        limit={REVIEW_LENGTHS.reviewReply}
        value={text}
        error={fields.errorOf('text')}
        onChange={(event) => {
          set(event.currentTarget.value)
          fields.changed('text')
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="quiet" onClick={leave}>
          취소
        </Button>
        {before !== '' && (
          <Button kind="secondary" disabled={submission.isBusy} onClick={() => void send('')}>
            답글 지우기
          </Button>
        )}
        <Button type="submit" isBusy={submission.isBusy} disabled={submission.isWaiting}>
          저장
        </Button>
      </div>
    </Form>
  )
}

function replyProblem(text: string): string | undefined {
  const { length } = Array.from(text.trim())
  if (length === 0) return REVIEW_FIELD_COPY.reviewReplyEmpty
  return length > REVIEW_LENGTHS.reviewReply ? REVIEW_FIELD_COPY.reviewReplyTooLong : undefined
}
