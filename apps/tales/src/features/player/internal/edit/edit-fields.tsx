import { useState } from 'react'
import type { Turn } from '@doran/contract'
import { STORY_TURN_FIELD_COPY } from '@doran/contract/story-turn/copy'
import { STORY_TURN_LENGTHS } from '@doran/contract/story-turn/limits'
import { TextArea } from '@doran/ui'
import type { EditedTurn } from './edit-draft'

type EditFieldsProps = {
  id: string
  turn: Turn
  written: EditedTurn
  onWrite: (change: Partial<EditedTurn>) => void
  /** Every field is valid. */
  onSave: () => void
}

/** The person's line, where they had one, and the scene's text. */
export function EditFields({ id, turn, written, onWrite, onSave }: EditFieldsProps) {
  const [isChecked, setIsChecked] = useState(false)
  const hasLine = turn.input !== null && turn.input.kind !== 'continue'
  const problems = {
    text: hasLine ? lineProblem(written.text) : undefined,
    output: outputProblem(written.output),
  }
  return (
    <form
      id={id}
      method="dialog"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        if (!problems.text && !problems.output) return onSave()
        const name = problems.text ? 'text' : 'output'
        event.currentTarget.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
      }}
    >
      {hasLine && (
        <TextArea
          label="내가 쓴 말"
          name="text"
          limit={STORY_TURN_LENGTHS.turnText}
          value={written.text}
          error={isChecked ? problems.text : undefined}
          onChange={(event) => onWrite({ text: event.currentTarget.value })}
        />
      )}
      <TextArea
        label="장면"
        name="output"
        rows={6}
        limit={STORY_TURN_LENGTHS.editedOutput}
        className="max-h-[45dvh]!"
        value={written.output}
        error={isChecked ? problems.output : undefined}
        onChange={(event) => onWrite({ output: event.currentTarget.value })}
      />
    </form>
  )
}

const lengthOf = (text: string) => Array.from(text.trim()).length

function lineProblem(text: string): string | undefined {
  if (text.trim() === '') return STORY_TURN_FIELD_COPY.editEmpty
  return lengthOf(text) > STORY_TURN_LENGTHS.turnText
    ? STORY_TURN_FIELD_COPY.turnTextTooLong
    : undefined
}

function outputProblem(output: string): string | undefined {
  if (output.trim() === '') return STORY_TURN_FIELD_COPY.editEmpty
  return lengthOf(output) > STORY_TURN_LENGTHS.editedOutput
    ? STORY_TURN_FIELD_COPY.editTooLong
    : undefined
}
