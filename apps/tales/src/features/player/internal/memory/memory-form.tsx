import type { ReactNode } from 'react'
import { STORY_MEMORY_FIELD_COPY } from '@doran/contract/story-memory/copy'
import { STORY_MEMORY_LENGTHS } from '@doran/contract/story-memory/limits'
import { Form, useFieldErrors, useSubmit } from '@doran/forms'
import { Button, TextArea } from '@doran/ui'

type MemoryFormProps = {
  text: string
  onText: (text: string) => void
  /** `id` names the attempt: the same text is sent again under the same one. */
  onSend: (memory: { id: string; text: string }) => Promise<void>
  onCancel: () => void
  submitLabel: string
  /** Between the text and the buttons. */
  children?: ReactNode
  /** Of what else is sent. */
  about?: unknown
}

/** Something to remember, as it is written; it stays where it could not be kept. */
export function MemoryForm(props: MemoryFormProps) {
  const { text, onText, onSend, onCancel, submitLabel, children, about } = props
  const submission = useSubmit({ errors: { fields: { text: 'text' } } })
  const written = text.trim()
  const fields = useFieldErrors({
    names: ['text'],
    problems: { text: problemOf(written) },
    submission,
  })
  return (
    <Form
      submission={submission}
      fields={fields}
      className="flex flex-col gap-4"
      onSubmit={() =>
        void submission.submit(({ id }) => onSend({ id, text: written }), {
          input: [written, about],
        })
      }
    >
      <TextArea
        label="기억할 문장"
        name="text"
        rows={2}
        limit={STORY_MEMORY_LENGTHS.memoryText}
        value={text}
        error={fields.errorOf('text')}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="secondary" onClick={onCancel}>
          취소
        </Button>
        <Button type="submit" isBusy={submission.isBusy} disabled={submission.isWaiting}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}

function problemOf(written: string): string | undefined {
  if (written === '') return STORY_MEMORY_FIELD_COPY.memoryEmpty
  const isTooLong = Array.from(written).length > STORY_MEMORY_LENGTHS.memoryText
  return isTooLong ? STORY_MEMORY_FIELD_COPY.memoryTooLong : undefined
}
