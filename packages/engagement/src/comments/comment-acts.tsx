'use client'

import { useState, type RefObject } from 'react'
import type { CommentReply } from '@doran/contract'
import { ActLink } from './act-link.js'
import { CommentLike } from './comment-like.js'
import { DeleteQuestion } from './delete-question.js'
import { OthersActs } from './others-acts.js'
import { useIsBefore } from './use-is-before.js'

type CommentActsProps = {
  comment: CommentReply
  isAnswered: boolean
  onAnswer: ((id: string, button: HTMLElement) => void) | null
  isEditing: boolean
  onEdit: () => void
  editButton: RefObject<HTMLButtonElement | null>
}

/** Like and reply; one's own can be edited for a while, and deleted. */
export function CommentActs({
  comment,
  isAnswered,
  onAnswer,
  isEditing,
  onEdit,
  editButton,
}: CommentActsProps) {
  const { id, isMine, editableUntil } = comment
  const canEdit = useIsBefore(isMine ? editableUntil : null)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <div className="-ml-3 flex flex-wrap items-center">
        <CommentLike comment={comment} />
        {onAnswer && (
          <ActLink
            aria-expanded={isAnswered}
            onClick={({ currentTarget }) => onAnswer(id, currentTarget)}
          >
            답글
          </ActLink>
        )}
        {isMine && (canEdit || isEditing) && (
          <ActLink ref={editButton} aria-expanded={isEditing} onClick={onEdit}>
            수정
          </ActLink>
        )}
        {isMine ? (
          <ActLink aria-expanded={isAsked} onClick={() => setIsAsked((now) => !now)}>
            삭제
          </ActLink>
        ) : (
          <OthersActs comment={comment} />
        )}
      </div>
      {isAsked && <DeleteQuestion comment={comment} onLeave={() => setIsAsked(false)} />}
    </>
  )
}
