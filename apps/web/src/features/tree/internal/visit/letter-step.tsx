import type { FieldErrors } from '@doran/forms'
import { TREE_LENGTHS } from '@doran/contract/tree/limits'
import { Checkbox, TextArea, TextField } from '@doran/ui'
import type { WrittenLetter } from './letter-draft'

export type LetterStepProps = {
  written: WrittenLetter
  onChange: (change: Partial<WrittenLetter>) => void
  fields: FieldErrors<'text' | 'name'>
  /** “12월 25일”. */
  day: string
}

/** What the letter says, and from whom it is. */
export function LetterStep({ written, onChange, fields, day }: LetterStepProps) {
  return (
    <div className="flex flex-col gap-6">
      <TextArea
        label="편지"
        name="text"
        hint={`${day}에 열려요. 그때까지는 나무 주인도 읽을 수 없어요.`}
        rows={6}
        limit={TREE_LENGTHS.letterText}
        className="max-h-[50dvh]! min-h-40!"
        value={written.text}
        error={fields.errorOf('text')}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <div>
        {!written.isNameless && (
          <TextField
            label="이름"
            name="name"
            hint="나무 주인만 볼 수 있어요. 비워 두면 익명으로 걸려요."
            autoComplete="nickname"
            value={written.name}
            error={fields.errorOf('name')}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
        )}
        <Checkbox
          label="익명으로 걸기"
          checked={written.isNameless}
          onChange={(event) => onChange({ isNameless: event.currentTarget.checked })}
        />
      </div>
    </div>
  )
}
