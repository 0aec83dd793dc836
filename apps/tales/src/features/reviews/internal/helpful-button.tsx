'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Review } from '@doran/contract'
import { useLastWish } from '@doran/engagement'
import { useIsLoggedIn, useLoginSheet, useOnApiError } from '@doran/site/session'

type Mark = Pick<Review, 'helpful' | 'isHelpful'>
type HelpfulButtonProps = {
  review: Review
  onChange?: (change: (review: Review) => Review) => void
}

/** Whether a review helped whoever looks, and how many it helped; of one's own only the number. */
export function HelpfulButton({ review, onChange }: HelpfulButtonProps) {
  const { id: reviewUuid, isMine } = review
  const api = useApi()
  const isMember = useIsLoggedIn()
  const { ask } = useLoginSheet()
  const onApiError = useOnApiError()
  // Where no list keeps it, the card itself does.
  const [own, setOwn] = useState<Mark>(review)
  const mark = onChange ? review : own
  const change = (next: (now: Mark) => Mark) => {
    if (onChange) onChange((now) => ({ ...now, ...next(now) }))
    else setOwn(next)
  }
  const press = useLastWish({
    read: () => mark.isHelpful,
    send: (isOn) =>
      isOn
        ? api.call('POST /v1/tales/review/{reviewUuid}/helpful', { params: { reviewUuid } })
        : api.call('DELETE /v1/tales/review/{reviewUuid}/helpful', { params: { reviewUuid } }),
    show: (isOn) =>
      change((now) =>
        now.isHelpful === isOn
          ? now
          : { isHelpful: isOn, helpful: Math.max(0, now.helpful + (isOn ? 1 : -1)) },
      ),
    onReply: ({ helpful, isHelpful }) => change(() => ({ helpful, isHelpful })),
    onFailure: (error) => onApiError(error),
  })
  if (isMine) {
    return mark.helpful > 0 ? (
      <p className="px-3 text-sm text-text-2 tabular-nums">
        {mark.helpful.toLocaleString('ko-KR')}명에게 도움이 됐어요
      </p>
    ) : null
  }
  const pendingAction = { type: 'helpful', reviewId: reviewUuid } as const
  return (
    <button
      type="button"
      aria-pressed={mark.isHelpful}
      onClick={() =>
        isMember ? void press(!mark.isHelpful) : ask({ reason: 'helpful', pendingAction })
      }
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-pill px-3 text-sm font-semibold transition-colors duration-(--motion-state) hover:bg-surface-2 ${mark.isHelpful ? 'text-ember' : 'text-text-2 hover:text-text'}`}
    >
      도움돼요
      {mark.helpful > 0 && (
        <span className="tabular-nums">{mark.helpful.toLocaleString('ko-KR')}</span>
      )}
    </button>
  )
}
