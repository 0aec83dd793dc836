'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { ApiError, type ApiClient } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { Post } from '@doran/contract'
import { useSecondThought } from '@doran/engagement'
import { useSubmit, type Submission } from '@doran/forms'
import { useLoginSheet, useToaster } from '@doran/site/session'
import { nanoid } from 'nanoid'
import { postPath } from '../../../../lib/community-paths'
import { plainTextOf } from '../editor/text-length'
import { atItsField } from './post-problems'
import { toRequest, type WrittenPost } from './written-post'

type ComposerOptions = {
  /** The post that is edited; null of a new one. */
  post: Post | null
  /** Keeps what is written. */
  onKeep: (written: WrittenPost) => void
  onPosted: () => void
}

type Composer = {
  submission: Submission
  /** It was posted, and its page comes. */
  isDone: boolean
  /** The person was asked to sign in again: they may leave the page, and what they wrote stays. */
  isSigningIn: boolean
  askToSignIn: () => void
  send: (written: WrittenPost) => Promise<void>
}

/** Sends a post once, after a second thought where one is due. */
export function useComposer({ post, onKeep, onPosted }: ComposerOptions): Composer {
  const api = useApi()
  const router = useRouter()
  const mayPost = useSecondThought()
  const { ask } = useLoginSheet()
  const toaster = useToaster()
  const [isSigningIn, setIsSigningIn] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const submission = useSubmit({ adjust: atItsField })

  const askToSignIn = () => {
    setIsSigningIn(true)
    ask({ reason: 'expired' })
  }

  const askIfSignedOut = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) askToSignIn()
  }

  async function send(written: WrittenPost) {
    const { board } = written
    if (isDone || board === null || !(await mayPost(textToRead(written)))) return
    const clientPostId = written.clientPostId ?? nanoid()
    onKeep({ ...written, clientPostId })
    const request = { ...toRequest({ ...written, board }), clientPostId }
    const save = async () => {
      await shareResults(api, written)
      const saved = post ? await edit(api, post, written, request) : await create(api, request)
      setIsDone(true)
      onPosted()
      toaster.show({ kind: 'success', message: post ? '글을 수정했어요.' : '글을 올렸어요.' })
      // Back leads to where the person was before they wrote.
      router.replace(postPath(saved.id))
    }
    await submission.submit(save, { onFailure: askIfSignedOut })
  }

  return { submission, isDone, isSigningIn, askToSignIn, send }
}

/** All that others will read of it. */
function textToRead({ title, body, poll }: WrittenPost): string {
  const alts = body.flatMap((block) => (block.type === 'picture' ? [block.alt] : []))
  const asked = poll ? [poll.question, ...poll.options] : []
  return [title, plainTextOf(body), ...alts, ...asked].join('\n')
}

/** A result that goes with a post can be seen by its link from then on, as was said when it was picked. */
async function shareResults(api: ApiClient, { attachments }: WrittenPost): Promise<void> {
  for (const { type, id, isPrivate } of attachments) {
    if (type !== 'result' || !isPrivate) continue
    await api.call('PATCH /v1/play/{playId}/share', {
      params: { playId: id },
      body: { isPublic: true },
    })
  }
}

type Request = ReturnType<typeof toRequest> & { clientPostId: string }

function create(api: ApiClient, body: Request): Promise<Post> {
  return api.call('POST /v1/community/post', { body })
}

function edit(
  api: ApiClient,
  { id, version }: Post,
  written: WrittenPost,
  { clientPostId: _id, poll: _poll, ...body }: Request,
): Promise<Post> {
  return api.call('PATCH /v1/community/post/{postId}', {
    params: { postId: id },
    body: { ...body, version: written.version ?? version },
  })
}
