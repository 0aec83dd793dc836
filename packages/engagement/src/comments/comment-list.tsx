import { useRef } from 'react'
import type { Comment } from '@doran/contract'
import { Button } from '@doran/ui'
import { CommentThread } from './comment-thread.js'
import { useFocusAfter } from './use-focus-after.js'

type CommentListProps = {
  comments: readonly Comment[]
  /** They are about to come in another order. */
  isBusy: boolean
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  onMore: () => void
}

export function CommentList({
  comments,
  isBusy,
  hasMore,
  isLoading,
  hasFailed,
  onMore,
}: CommentListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [moreButton, rememberEnd] = useFocusAfter(list)
  return (
    <>
      <ul
        ref={list}
        aria-busy={isBusy}
        className="mt-6 divide-y divide-line border-t border-line aria-busy:opacity-60"
      >
        {comments.map((comment) => (
          <CommentThread key={comment.id} comment={comment} />
        ))}
      </ul>
      {hasMore && (
        <div className="mt-6 text-center">
          <Button
            ref={moreButton}
            kind="secondary"
            isBusy={isLoading}
            onClick={() => {
              rememberEnd()
              onMore()
            }}
          >
            더 보기
          </Button>
          {hasFailed && (
            <p role="alert" className="mt-3 text-sm text-danger">
              더 불러오지 못했어요. 다시 시도해 주세요.
            </p>
          )}
        </div>
      )}
    </>
  )
}
