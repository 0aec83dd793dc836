'use client'

import { useApi } from '@doran/api-client/react'
import { ApiError } from '@doran/api-client'
import type { Review } from '@doran/contract'
import { REVIEW_LENGTHS } from '@doran/contract/review/limits'
import { useSecondThought } from '@doran/engagement'
import { Form, useFieldErrors, useSubmit } from '@doran/forms'
import { useRatingGate } from '@doran/site/safety'
import { useLoginSheet } from '@doran/site/session'
import { Button, Checkbox, TextArea } from '@doran/ui'
import { bodyProblem, starsProblem, type WrittenReview } from './review-draft'
import { StarsField } from './stars-field'

type ReviewFormProps = {
  themeId: string
  written: WrittenReview
  onWrite: (written: WrittenReview) => void
  onSaved: (review: Review) => void
  /** Only of what stands already. */
  onCancel?: () => void
}

const ERRORS = { fields: { stars: 'stars', body: 'body' } } as const

/** Where a review is written, or changed. Whatever comes of sending it, what was typed stays. */
export function ReviewForm({ themeId, written, onWrite, onSaved, onCancel }: ReviewFormProps) {
  const api = useApi()
  const { ask } = useLoginSheet()
  const ratingGate = useRatingGate()
  const mayPost = useSecondThought()
  const submission = useSubmit({ errors: ERRORS })
  const fields = useFieldErrors({
    names: ['stars', 'body'],
    problems: { stars: starsProblem(written), body: bodyProblem(written) },
    submission,
    mode: 'submit',
  })
  const { stars, body, hasSpoiler } = written

  const post = async () => {
    const review = await api.call('POST /v1/tales/template/{templateUUID}/review', {
      params: { templateUUID: themeId },
      body: { stars, body: body.trim(), hasSpoiler },
    })
    onSaved(review)
  }
  const send = async () => {
    if (!(await mayPost(body))) return
    await submission.submit(post, {
      onFailure: (error) => {
        if (!(error instanceof ApiError)) return
        if (error.status === 401) ask({ reason: 'expired' })
        if (error.code === 'AGE_UNCONFIRMED') ratingGate.ask({ onOpened: () => void send() })
      },
    })
  }
  return (
    <Form
      submission={submission}
      fields={fields}
      onSubmit={() => void send()}
      className="between-bars flex flex-col gap-4"
    >
      <StarsField
        value={stars}
        error={fields.errorOf('stars')}
        onChange={(given) => {
          onWrite({ ...written, stars: given })
          fields.changed('stars')
        }}
      />
      <TextArea
        label="후기"
        name="body"
        rows={4}
        limit={REVIEW_LENGTHS.reviewMax}
        placeholder="어떤 점이 기억에 남았나요?"
        value={body}
        error={fields.errorOf('body')}
        onChange={(event) => {
          onWrite({ ...written, body: event.currentTarget.value })
          fields.changed('body')
        }}
      />
      <Checkbox
        label="결말이나 반전이 담겨 있어요"
        hint="다른 사람에게는 접힌 채로 보여요."
        checked={hasSpoiler}
        onChange={(event) => onWrite({ ...written, hasSpoiler: event.currentTarget.checked })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            취소
          </Button>
        )}
        <Button type="submit" isBusy={submission.isBusy} disabled={submission.isWaiting}>
          {onCancel ? '저장' : '후기 남기기'}
        </Button>
      </div>
    </Form>
  )
}
