'use client'

import { useRef, useState } from 'react'
import type { Post } from '@doran/contract'
import { COMMUNITY_FIELD_COPY } from '@doran/contract/community/copy'
import { COMMUNITY_LENGTHS } from '@doran/contract/community/limits'
import { Form, useFieldErrors, useUnsavedChanges } from '@doran/forms'
import { ZoneLink, routes } from '@doran/site/core'
import { isBorrowedDevice, useModals, useToaster } from '@doran/site/session'
import { Button, LinkButton, Switch, TextField } from '@doran/ui'
import { postPath } from '../../../../lib/community-paths'
import { renderLink } from '../../../../lib/render-link'
import { AttachmentField } from '../attachments/attachment-field'
import { createComposerEditor } from '../editor/create-composer-editor'
import { $listPictures } from '../editor/picture-commands'
import { TextEditor } from '../editor/text-editor'
import { lengthOf } from '../editor/text-length'
import { BoardField } from './board-field'
import { Counter } from './counter'
import { AskedPoll } from './asked-poll'
import { PollEditor } from './poll-editor'
import { FIELDS, postProblems, textLength, type Field } from './post-problems'
import { replaceLink } from '../../../../lib/replace-link'
import { useComposer } from './use-composer'
import { isSamePost, type WrittenPost } from './written-post'

type ComposerFormProps = {
  /** The post that is edited; null of a new one. */
  post: Post | null
  /** What nothing was changed of yet. */
  base: WrittenPost
  /** What the form begins with. */
  start: WrittenPost
  isFirstDay: boolean
  /** Null where there is nothing to keep. */
  onKeep: (written: WrittenPost | null) => void
}

const LEAVING = {
  title: '글쓰기를 그만둘까요?',
  body: '쓴 글은 이 브라우저에 남아 있어서 다음에 이어서 쓸 수 있어요.',
  confirmLabel: '나가기',
  cancelLabel: '계속 쓰기',
}
const KEPT = '쓰는 동안 이 브라우저에 저장돼요.'
const KEPT_IN_TAB = '쓰는 동안 이 창에 저장돼요. 창을 닫으면 사라져요.'

/** A post as it is written. */
export function ComposerForm({ post, base, start, isFirstDay, onKeep }: ComposerFormProps) {
  const modals = useModals()
  const toaster = useToaster()
  const [editor] = useState(() => createComposerEditor(start.body, !isFirstDay))
  const [written, setWritten] = useState(start)
  const [showsProblems, setShowsProblems] = useState(false)
  const latest = useRef(start)
  const keep = (next: WrittenPost) => {
    latest.current = next
    setWritten(next)
    onKeep(isSamePost(next, base) ? null : next)
  }
  const composer = useComposer({ post, onKeep: keep, onPosted: () => onKeep(null) })
  const { submission, isDone, isSigningIn } = composer
  const fields = useFieldErrors({ names: FIELDS, submission, mode: 'submit' })
  const hasChanges = !isDone && !isSigningIn && !isSamePost(written, base)
  useUnsavedChanges({ hasChanges, confirm: () => modals.confirm(LEAVING) })

  const change = (name: Field | null, part: Partial<WrittenPost>) => {
    keep({ ...latest.current, ...part, clientPostId: null })
    if (name) fields.changed(name)
  }
  const check = () => {
    const unsent = editor.read(
      () => $listPictures().filter((node) => node.getPicture().key === null).length,
    )
    return postProblems(written, { unsent, isFirstDay })
  }
  const { board, title, body, isSpoiler, attachments, poll } = written
  const length = lengthOf(body)
  return (
    <Form
      submission={submission}
      fields={fields}
      check={check}
      onSubmit={() => void composer.send(written)}
      onInvalid={() => setShowsProblems(true)}
      className="between-bars flex flex-col gap-6"
    >
      {submission.refusal?.code === 'WRITING_PAUSED' && (
        <ZoneLink
          href={routes.notification.path()}
          className="-mt-4 inline-flex min-h-11 items-center self-start font-semibold text-text underline underline-offset-4"
        >
          알림 보기
        </ZoneLink>
      )}
      <BoardField
        board={board}
        error={fields.errorOf('board')}
        onChange={(next) => change('board', { board: next })}
      />
      <div>
        <TextField
          label="제목"
          name="title"
          autoComplete="off"
          value={title}
          error={fields.errorOf('title')}
          onChange={(event) => change('title', { title: event.currentTarget.value })}
        />
        <Counter length={textLength(title)} limit={COMMUNITY_LENGTHS.postTitle} />
      </div>
      <TextEditor
        editor={editor}
        label="내용"
        placeholder="어떤 이야기를 나누고 싶나요?"
        hint={isBorrowedDevice() ? KEPT_IN_TAB : KEPT}
        error={fields.errorOf('body')}
        counter={<Counter length={length} limit={COMMUNITY_LENGTHS.postBody} />}
        canLink={!isFirstDay}
        pictureRefusal={isFirstDay ? COMMUNITY_FIELD_COPY.postFirstPictures : null}
        showsProblems={showsProblems}
        onChange={(next) => {
          if (JSON.stringify(next) !== JSON.stringify(latest.current.body))
            change('body', { body: next })
        }}
        onProblem={(message) => toaster.show({ kind: 'error', message })}
        onSignedOut={composer.askToSignIn}
      />
      <Switch
        label="스포일러가 있어요"
        isOn={isSpoiler}
        onChange={(isOn) => change(null, { isSpoiler: isOn })}
      />
      <AttachmentField
        attachments={attachments}
        error={fields.errorOf('attachments')}
        onChange={(next) => change('attachments', { attachments: next })}
      />
      {post?.poll && <AskedPoll poll={post.poll} />}
      {!post && (
        <PollEditor
          poll={poll}
          error={fields.errorOf('poll')}
          onChange={(next) => change('poll', { poll: next })}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-5">
        <ZoneLink
          href={routes.communityRule.path()}
          className="mr-auto inline-flex min-h-11 items-center text-sm text-text-2"
        >
          커뮤니티 규칙
        </ZoneLink>
        <LinkButton
          kind="quiet"
          href={post ? postPath(post.id) : routes.community.path()}
          renderLink={post ? replaceLink : renderLink}
        >
          취소
        </LinkButton>
        <Button type="submit" isBusy={submission.isBusy || isDone} disabled={submission.isWaiting}>
          {post ? '저장' : '올리기'}
        </Button>
      </div>
    </Form>
  )
}
