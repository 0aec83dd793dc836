'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { StorySessionCard } from '@doran/contract'
import { STORY_SESSION_FIELD_COPY } from '@doran/contract/story-session/copy'
import { STORY_SESSION_LENGTHS } from '@doran/contract/story-session/limits'
import { Form, useFieldErrors, useSubmit } from '@doran/forms'
import { Button, TextField } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'

export type RenameStoryProps = {
  story: StorySessionCard
  isOpen: boolean
  onClose: () => void
  /** Null: the theme's title again. */
  onRenamed: (title: string | null) => void
}

const FORM = 'rename-story'

/** The reader's own name for a story; what was typed stays where that failed. */
export function RenameStory({ story, isOpen, onClose, onRenamed }: RenameStoryProps) {
  const api = useApi()
  const [title, setTitle] = useState(story.title ?? '')
  const submission = useSubmit({ errors: { fields: { title: 'title' } } })
  const wanted = title.trim()
  const isTooLong = Array.from(wanted).length > STORY_SESSION_LENGTHS.storyTitle
  const fields = useFieldErrors({
    names: ['title'],
    problems: { title: isTooLong ? STORY_SESSION_FIELD_COPY.storyTitleTooLong : undefined },
    submission,
    mode: 'submit',
  })
  const rename = () =>
    void submission.submit(async () => {
      const renamed = await api.call('PATCH /v1/tales/session/{sessionUuid}', {
        params: { sessionUuid: story.id },
        body: { title: wanted },
      })
      onRenamed(renamed.title)
    })
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title="이름 바꾸기"
      isClosedByActions
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            취소
          </Button>
          <Button
            type="submit"
            form={FORM}
            isBusy={submission.isBusy}
            disabled={submission.isWaiting}
          >
            저장
          </Button>
        </>
      }
    >
      <Form id={FORM} submission={submission} fields={fields} onSubmit={rename}>
        <TextField
          label="이야기 이름"
          hint={`${STORY_SESSION_LENGTHS.storyTitle}자까지. 비워 두면 원래 제목으로 보여요.`}
          value={title}
          error={fields.errorOf('title')}
          onChange={(event) => {
            setTitle(event.currentTarget.value)
            fields.changed('title')
          }}
        />
      </Form>
    </Sheet>
  )
}
