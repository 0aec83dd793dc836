'use client'

import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import { useDraft, useSubmit } from '@doran/forms'
import { useIsLoggedIn, useLoginSheet, type PendingAction } from '@doran/site/session'
import { announce } from '@doran/ui'
import { useSecondThought } from '../second-thought/use-second-thought.js'
import { attemptOf, commentDraft, draftNameOf } from './comment-draft.js'
import { useCommentScope } from './comment-context.js'
import { CommentForm } from './comment-form.js'

type CommentComposerProps = {
  label: string
  /** What is answered; left out for a comment of its own. */
  parentId?: string | null
  onPosted?: () => void
  onCancel?: () => void
}

/** Writes a comment or a reply. What is typed stays in the tab until it has arrived. */
export function CommentComposer({
  label,
  parentId = null,
  onPosted,
  onCancel,
}: CommentComposerProps) {
  const api = useApi()
  const { thing, cache, arrivals } = useCommentScope()
  const isMember = useIsLoggedIn()
  const { ask } = useLoginSheet()
  const name = draftNameOf(thing.targetId, parentId)
  const [draft] = useState(() => commentDraft(name))
  const { value, set } = useDraft(draft)
  const submission = useSubmit({ errors: { fields: { body: 'body' } } })
  const mayPost = useSecondThought()
  const text = value?.text ?? ''

  const askToSignIn = (reason: 'comment' | 'expired', attempt: { id: string; text: string }) => {
    const act = { ...thing, body: attempt.text.trim(), clientCommentId: attempt.id, draft: name }
    const pendingAction: PendingAction =
      parentId === null ? { type: 'comment', ...act } : { type: 'reply', ...act, parentId }
    ask({ reason, pendingAction })
  }
  const send = async () => {
    if (!(await mayPost(text))) return
    const attempt = attemptOf({ text, attempt: value?.attempt ?? null })
    set({ text, attempt })
    if (!isMember) return askToSignIn('comment', attempt)
    const post = async () => {
      const comment = await api.call('POST /v1/comment/{targetType}/{targetId}', {
        params: thing,
        body: { clientCommentId: attempt.id, body: text.trim(), parentId },
      })
      set(null)
      arrivals.expect(comment.id)
      cache.add(comment)
      announce(parentId === null ? '댓글을 남겼어요.' : '답글을 남겼어요.')
      onPosted?.()
    }
    const onFailure = (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) askToSignIn('expired', attempt)
    }
    await submission.submit(post, { onFailure })
  }
  return (
    <CommentForm
      label={label}
      placeholder={parentId === null ? '댓글을 남겨 보세요.' : '답글을 남겨 보세요.'}
      text={text}
      onText={(next) => set({ text: next, attempt: value?.attempt ?? null })}
      submission={submission}
      onSubmit={() => void send()}
      onCancel={onCancel}
      sendLabel="등록"
      takesFocus={parentId !== null}
    />
  )
}
