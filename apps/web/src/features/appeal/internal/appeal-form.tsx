'use client'

import { MODERATION_LENGTHS } from '@doran/contract/moderation/limits'
import { Form } from '@doran/forms'
import { Button, TextArea } from '@doran/ui'
import type { useAppeal } from './use-appeal'

export function AppealForm({ appeal }: { appeal: ReturnType<typeof useAppeal> }) {
  const { text, write, fields, submission, submit } = appeal
  return (
    <Form
      submission={submission}
      fields={fields}
      onSubmit={() => void submit()}
      className="mt-8 flex flex-col gap-4"
    >
      <TextArea
        label="다시 살펴봐야 하는 이유"
        hint="한 번만 보낼 수 있어요. 앞뒤 사정을 알려 주시면 도움이 돼요."
        name="text"
        rows={4}
        limit={MODERATION_LENGTHS.appealText}
        value={text}
        error={fields.errorOf('text')}
        onChange={(event) => {
          write(event.currentTarget.value)
          fields.changed('text')
        }}
      />
      <Button
        type="submit"
        className="self-start"
        isBusy={submission.isBusy}
        disabled={submission.isWaiting}
      >
        이의 제기하기
      </Button>
    </Form>
  )
}
