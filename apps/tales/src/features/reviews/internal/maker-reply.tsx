'use client'

import { useState } from 'react'
import type { Review } from '@doran/contract'
import { formatDay, useLazyComponent, WrittenText } from '@doran/site/core'
import { Button } from '@doran/ui'

const loadReplyForm = () => import('./reply-form').then((module) => module.ReplyForm)

type MakerReplyProps = {
  review: Review
  now: string
  onChange?: (change: (review: Review) => Review) => void
}

/** What the theme's maker says to a review; whoever acts for them writes it here. */
export function MakerReply({ review, now, onChange }: MakerReplyProps) {
  const { id, canReply } = review
  const [own, setOwn] = useState(review.reply)
  const reply = onChange ? review.reply : own
  const [isWriting, setIsWriting] = useState(false)
  const ReplyForm = useLazyComponent(isWriting, loadReplyForm)
  const take = (next: Review) => {
    setOwn(next.reply)
    onChange?.((before) => ({ ...before, reply: next.reply }))
    setIsWriting(false)
  }
  return (
    <>
      {reply && !isWriting && (
        <div className="mt-3 border-l-2 border-ember pl-4">
          <p className="flex flex-wrap gap-x-2 text-sm">
            <span className="font-semibold">만든 이의 답글</span>
            <time dateTime={reply.repliedAt} className="text-text-3">
              {formatDay(new Date(reply.repliedAt), new Date(now))}
            </time>
          </p>
          <p className="prose-ko mt-1 whitespace-pre-line text-text-2">
            <WrittenText text={reply.text} />
          </p>
        </div>
      )}
      {canReply && !isWriting && (
        <Button kind="quiet" className="mt-2 -ml-3 px-3 text-sm" onClick={() => setIsWriting(true)}>
          {reply ? '답글 고치기' : '답글 쓰기'}
        </Button>
      )}
      {canReply && isWriting && ReplyForm && (
        <ReplyForm
          reviewUuid={id}
          before={reply?.text ?? ''}
          onDone={take}
          onCancel={() => setIsWriting(false)}
        />
      )}
    </>
  )
}
