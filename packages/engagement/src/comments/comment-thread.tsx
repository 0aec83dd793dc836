'use client'

import { useRef, useState } from 'react'
import type { Comment } from '@doran/contract'
import { Button } from '@doran/ui'
import { CommentArticle } from './comment-article.js'
import { CommentComposer } from './comment-composer.js'
import { useCommentScope } from './comment-context.js'
import { listComments } from './comment-pages.js'
import { useCommentList } from './use-comment-list.js'
import { useFocusAfter } from './use-focus-after.js'

/** A comment with its replies: the first of them, and all once they are asked for. */
export function CommentThread({ comment }: { comment: Comment }) {
  const { thing, isReadOnly } = useCommentScope()
  const [isWhole, setIsWhole] = useState(false)
  /** The comment or reply that is being answered. */
  const [answered, setAnswered] = useState<string | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const shown = useRef<HTMLUListElement>(null)
  const [moreButton, rememberEnd] = useFocusAfter(shown)
  const list = useCommentList(thing, { parentId: comment.id, enabled: isWhole })
  const replies = list.data ? listComments(list.data) : comment.replies
  const left = comment.replyCount - replies.length
  const isFirst = list.data === undefined
  const more = () => {
    if (isFirst) setIsWhole(true)
    if (list.isError) void (isFirst ? list.refetch() : list.fetchNextPage())
    else if (!isFirst) void list.fetchNextPage()
  }
  const answer = (id: string, button: HTMLElement) => {
    opener.current = button
    setAnswered((now) => (now === id ? null : id))
  }
  const close = () => {
    setAnswered(null)
    opener.current?.focus()
  }
  const composer = (
    <div className="pl-11">
      <CommentComposer
        key={answered}
        label="답글"
        parentId={answered}
        onPosted={() => setAnswered(null)}
        onCancel={close}
      />
    </div>
  )
  return (
    <li tabIndex={-1} className="py-1 outline-none">
      <CommentArticle
        comment={comment}
        isAnswered={answered === comment.id}
        onAnswer={comment.isDeleted || isReadOnly ? null : answer}
      />
      {answered === comment.id && composer}
      {replies.length > 0 && (
        <ul ref={shown} aria-label="답글" className="ml-5 border-l border-line pl-4 sm:ml-13">
          {replies.map((reply) => (
            <li key={reply.id} tabIndex={-1} className="outline-none">
              <CommentArticle
                comment={reply}
                isAnswered={answered === reply.id}
                onAnswer={reply.isDeleted || isReadOnly ? null : answer}
              />
              {answered === reply.id && composer}
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (isFirst || list.hasNextPage) && (
        <div className="ml-5 sm:ml-13">
          <Button
            ref={moreButton}
            kind="quiet"
            isBusy={list.isFetching}
            onClick={() => {
              rememberEnd()
              more()
            }}
          >
            답글 {left.toLocaleString('ko-KR')}개 더 보기
          </Button>
          {list.isError && (
            <p role="alert" className="text-sm text-danger">
              답글을 불러오지 못했어요. 다시 시도해 주세요.
            </p>
          )}
        </div>
      )}
    </li>
  )
}
