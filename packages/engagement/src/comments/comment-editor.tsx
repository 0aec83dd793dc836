'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { CommentReply } from '@doran/contract'
import { useSubmit } from '@doran/forms'
import { announce } from '@doran/ui'
import { useSecondThought } from '../second-thought/use-second-thought.js'
import { useCommentScope } from './comment-context.js'
import { CommentForm } from './comment-form.js'

type CommentEditorProps = { comment: CommentReply; onEnd: (isSaved: boolean) => void }

export function CommentEditor({ comment: { id, body }, onEnd }: CommentEditorProps) {
  const api = useApi()
  const { cache } = useCommentScope()
  const [text, setText] = useState(body)
  const submission = useSubmit({ errors: { fields: { body: 'body' } } })
  const mayPost = useSecondThought()
  const save = async () => {
    if (!(await mayPost(text))) return
    await submission.submit(async () => {
      const { body: saved, editedAt } = await api.call('PATCH /v1/comment/{commentId}', {
        params: { commentId: id },
        body: { body: text.trim() },
      })
      cache.change(id, (now) => ({ ...now, body: saved, editedAt }))
      announce('댓글을 수정했어요.')
      onEnd(true)
    })
  }
  return (
    <CommentForm
      label="댓글 수정"
      text={text}
      onText={setText}
      submission={submission}
      onSubmit={() => void save()}
      onCancel={() => onEnd(false)}
      sendLabel="저장"
      takesFocus
    />
  )
}
