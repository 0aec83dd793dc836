'use client'

import { useState, type FormEvent } from 'react'
import type { Poll } from '@doran/contract'
import { Button, Checkbox, RadioGroup } from '@doran/ui'

type PollChoicesProps = {
  poll: Poll
  isBusy: boolean
  /** Places among the options. */
  onVote: (options: readonly number[]) => void
  /** Null where there is nothing to go back to. */
  onCancel: (() => void) | null
}

export function PollChoices({ poll, isBusy, onVote, onCancel }: PollChoicesProps) {
  const { question, options, isMultiple, mine } = poll
  const [chosen, setChosen] = useState<readonly number[]>(mine)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length > 0) onVote(chosen.toSorted((one, other) => one - other))
  }
  const toggle = (at: number) =>
    setChosen((now) => (now.includes(at) ? now.filter((each) => each !== at) : [...now, at]))
  return (
    <form onSubmit={submit} className="mt-3">
      {isMultiple ? (
        <fieldset className="m-0 min-w-0 border-0 p-0">
          <legend className="sr-only">{question}</legend>
          {options.map(({ label }, at) => (
            <Checkbox
              key={label}
              label={label}
              checked={chosen.includes(at)}
              onChange={() => toggle(at)}
            />
          ))}
        </fieldset>
      ) : (
        <RadioGroup
          label={question}
          isLabelHidden
          look="cards"
          options={options.map(({ label }, at) => ({ value: String(at), label }))}
          value={chosen[0] === undefined ? null : String(chosen[0])}
          onChange={(value) => setChosen([Number(value)])}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy} disabled={chosen.length === 0}>
          투표하기
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            취소
          </Button>
        )}
      </div>
    </form>
  )
}
