'use client'

import { useEffect, useRef, useState } from 'react'
import type { CommentReply } from '@doran/contract'
import { CommentActs } from './comment-acts.js'
import { CommentEditor } from './comment-editor.js'
import { CommentHead } from './comment-head.js'
import { useCommentScope } from './comment-context.js'
import { commentAnchor } from './use-named-comment.js'

type CommentArticleProps = {
  comment: CommentReply
  isAnswered: boolean
  /** Null where there is nobody to answer. */
  onAnswer: ((id: string, button: HTMLElement) => void) | null
}

/** One comment or reply, with what can be done with it. */
export function CommentArticle({ comment, isAnswered, onAnswer }: CommentArticleProps) {
  const { arrivals } = useCommentScope()
  const article = useRef<HTMLElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  const { id, body, isDeleted, replyTo } = comment

  useEffect(() => {
    if (arrivals.take(id)) article.current?.focus()
  }, [arrivals, id])

  if (isDeleted) {
    return (
      <article ref={article} tabIndex={-1} className="py-3 text-text-3 outline-none">
        <p>지운 댓글이에요.</p>
      </article>
    )
  }
  return (
    <article
      ref={article}
      id={commentAnchor(id)}
      tabIndex={-1}
      aria-label={`${comment.author?.name || '탈퇴한 사람'}의 댓글`}
      className="scroll-mt-20 py-3"
    >
      <CommentHead comment={comment} />
      <div className="pl-11">
        {isEditing ? (
          <CommentEditor
            comment={comment}
            onEnd={(isSaved) => {
              setIsEditing(false)
              if (isSaved) article.current?.focus()
              else editButton.current?.focus()
            }}
          />
        ) : (
          <p className="prose-ko whitespace-pre-line text-text [overflow-wrap:anywhere]">
            {replyTo && <span className="mr-1.5 font-semibold text-text-2">{replyTo} 님께</span>}
            {body}
          </p>
        )}
        <CommentActs
          comment={comment}
          isAnswered={isAnswered}
          onAnswer={onAnswer}
          isEditing={isEditing}
          onEdit={() => setIsEditing(true)}
          editButton={editButton}
        />
      </div>
    </article>
  )
}
