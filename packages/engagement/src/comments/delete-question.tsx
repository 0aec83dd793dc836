'use client'

import { useEffect, useId, useRef } from 'react'
import { useApi } from '@doran/api-client/react'
import type { CommentReply } from '@doran/contract'
import { useAct, useToaster } from '@doran/site/session'
import { Button } from '@doran/ui'
import { useCommentScope } from './comment-context.js'

type DeleteQuestionProps = { comment: CommentReply; onLeave: () => void }

/** Asks in place, so that the focus stays where the comment was. */
export function DeleteQuestion({ comment, onLeave }: DeleteQuestionProps) {
  const api = useApi()
  const titleId = useId()
  const { cache, focusHeading } = useCommentScope()
  const toaster = useToaster()
  const deleting = useAct()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  const remove = async () => {
    await api.call('DELETE /v1/comment/{commentId}', { params: { commentId: comment.id } })
    focusHeading()
    cache.remove(comment)
    toaster.show({ kind: 'success', message: '댓글을 지웠어요.' })
  }
  return (
    <div role="group" aria-labelledby={titleId} className="corner-card mb-2 bg-surface-1 p-4">
      <p id={titleId} className="font-semibold">
        댓글을 지울까요?
      </p>
      <p className="mt-1 text-sm text-text-2">지운 댓글은 되돌릴 수 없어요.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button ref={keep} kind="secondary" onClick={onLeave}>
          취소
        </Button>
        <Button
          kind="danger"
          isBusy={deleting.isBusy}
          onClick={() => void deleting.run(remove, { canRepeat: true })}
        >
          삭제하기
        </Button>
      </div>
    </div>
  )
}
