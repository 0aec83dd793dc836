import { useId, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { STORY_SESSION_FIELD_COPY } from '@doran/contract/story-session/copy'
import { STORY_SESSION_LENGTHS } from '@doran/contract/story-session/limits'
import { Form, useDraft, useFieldErrors, useSubmit } from '@doran/forms'
import { drafts, useToaster } from '@doran/site/session'
import { Button, TextArea } from '@doran/ui'
import { OFFLINE_NAME } from '../narrator/narrator-labels'
import type { PanelProps } from '../panel-parts/panel-props'
import { PanelSheet } from '../panel-parts/panel-sheet'

const LIMIT = STORY_SESSION_LENGTHS.storyNote

/** What the reader asks of a model in every scene; what they write is kept until it is saved. */
export function NoteSheet({ isOpen, onClose, state, reader }: PanelProps) {
  const { id, note, narrator } = state.session
  const formId = useId()
  const api = useApi()
  const toaster = useToaster()
  const [draft] = useState(() => drafts.text({ name: `note_${id}`, scope: 'device' }))
  const { value, set } = useDraft(draft)
  const text = value ?? note
  const submission = useSubmit({ errors: { fields: { note: 'note' } } })
  const fields = useFieldErrors({
    names: ['note'],
    problems: {
      note:
        Array.from(text.trim()).length > LIMIT
          ? STORY_SESSION_FIELD_COPY.storyNoteTooLong
          : undefined,
    },
    submission,
  })
  const save = () =>
    submission.submit(async () => {
      await api.call('PATCH /v1/tales/session/{sessionUuid}', {
        params: { sessionUuid: id },
        body: { note: text.trim() },
      })
      set(null)
      onClose()
      void reader.refreshStory()
      toaster.show({ message: '저장했어요. 다음 장면부터 반영돼요.' })
    })
  return (
    <PanelSheet
      isOpen={isOpen}
      onClose={onClose}
      title="작가 메모"
      actions={
        <Button
          type="submit"
          form={formId}
          isWide
          isBusy={submission.isBusy}
          disabled={submission.isWaiting}
        >
          저장
        </Button>
      }
    >
      <Form id={formId} submission={submission} fields={fields} onSubmit={() => void save()}>
        <TextArea
          label="이야기를 이렇게 써 주세요"
          hint="이야기 속 사람들은 모르는 메모예요. AI 모델이 다음 장면부터 참고해요."
          name="note"
          rows={4}
          limit={LIMIT}
          className="max-h-[50dvh]!"
          placeholder="대화를 더 길게. 무서운 장면은 짧게."
          value={text}
          error={fields.errorOf('note')}
          onChange={(event) => set(event.currentTarget.value)}
        />
        {narrator === 'offline' && (
          <p className="prose-ko text-sm text-text-2">
            지금은 {OFFLINE_NAME}로 읽고 있어서 반영되지 않아요. 내레이터를 AI 모델로 바꾸면
            반영돼요.
          </p>
        )}
      </Form>
    </PanelSheet>
  )
}
