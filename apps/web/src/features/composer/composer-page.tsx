'use client'

import { useState, useSyncExternalStore } from 'react'
import { useDraft } from '@doran/forms'
import { COMMUNITY } from '@doran/contract/community/limits'
import { Skeleton } from '@doran/ui'
import { ComposerForm } from './internal/form/composer-form'
import { ContinueQuestion } from './internal/form/continue-question'
import { postDraft } from './internal/form/post-draft'
import { isSamePost, newPost, writtenOf, type WrittenPost } from './internal/form/written-post'
import type { PickedAttachment } from './picked-attachment'
import type { ComposerContent } from './read-composer'

const FIRST_DAY =
  '가입한 첫날에는 글을 세 개까지 쓸 수 있어요. 사진과 링크는 하루가 지나면 넣을 수 있어요.'
const MOVED_ON = '그사이에 다른 창에서 이 글을 고쳤어요. 저장하면 지금 보이는 내용으로 바뀌어요.'

export type ComposerPageProps = ComposerContent & {
  /** Of an account, in which it posts less. */
  isFirstDay: boolean
}

/** Where a post is written or edited. */
export function ComposerPage({ isFirstDay, post, attach }: ComposerPageProps) {
  const isInBrowser = useIsInBrowser()
  const [draft] = useState(() => postDraft(post?.id ?? null))
  const { restored, set } = useDraft(draft)
  const [base] = useState(() => (post ? writtenOf(post) : newPost(null)))
  const [begun, setBegun] = useState<WrittenPost | null>(null)
  const fresh = post ? base : newPost(attach)
  const found = restored && !isSamePost(restored, base) ? restored : null
  const start = begun ?? (found ? null : fresh)
  const hasMovedOn = post !== null && found !== null && found.version !== post.version
  const continueWith = (written: WrittenPost) =>
    setBegun({ ...withAttached(written, attach), version: post?.version ?? null })
  const beginAnew = () => {
    set(null)
    setBegun(fresh)
  }
  return (
    <article className="page pt-4 pb-10 md:pt-8">
      <div className="mx-auto max-w-[760px]">
        <h1 className="text-h2 font-extrabold md:text-h1">{post ? '글 수정' : '글쓰기'}</h1>
        {isFirstDay && !post && (
          <p className="prose-ko mt-3 corner-card bg-surface-1 p-4 text-text-2">{FIRST_DAY}</p>
        )}
        {hasMovedOn && begun?.body === found.body && (
          <p role="status" className="prose-ko mt-3 corner-card bg-surface-1 p-4 text-text-2">
            {MOVED_ON}
          </p>
        )}
        <div className="mt-6">
          {!isInBrowser && <ComposerSkeleton />}
          {isInBrowser && start && (
            <ComposerForm
              post={post}
              base={base}
              start={start}
              isFirstDay={isFirstDay}
              onKeep={set}
            />
          )}
          {isInBrowser && !start && found && (
            <ContinueQuestion
              found={found}
              isEdit={post !== null}
              onContinue={() => continueWith(found)}
              onAnew={beginAnew}
            />
          )}
        </div>
      </div>
    </article>
  )
}

/** What was written before, with what the person came to attach. */
function withAttached(written: WrittenPost, attach: PickedAttachment | null): WrittenPost {
  const { attachments } = written
  const isThere = attachments.some(({ type, id }) => type === attach?.type && id === attach.id)
  if (!attach || isThere || attachments.length >= COMMUNITY.attachments) return written
  return { ...written, attachments: [...attachments, attach], clientPostId: null }
}

function ComposerSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}

// The draft is known in the browser alone, and so is the editor.
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
