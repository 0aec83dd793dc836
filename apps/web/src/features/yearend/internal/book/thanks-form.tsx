'use client'

import { useState } from 'react'
import { YEAREND_FIELD_COPY } from '@doran/contract/yearend/copy'
import { YEAREND_LENGTHS } from '@doran/contract/yearend/limits'
import { Button, TextArea, TextField } from '@doran/ui'
import type { BookActs } from './use-book'

type ThanksFormProps = {
  acts: BookActs
  number: number
  thanks: { name: string; text: string } | null
  onDone: () => void
}

export function ThanksForm({ acts, number, thanks, onDone }: ThanksFormProps) {
  const [name, setName] = useState(thanks?.name ?? '')
  const [text, setText] = useState(thanks?.text ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const nameProblem = name.trim() === '' ? YEAREND_FIELD_COPY.thanksName : nameLengthProblem(name)
  const textProblem =
    lengthOf(text) > YEAREND_LENGTHS.thanksText ? YEAREND_FIELD_COPY.thanksTextTooLong : undefined
  const send = (value: { name: string; text: string } | null) =>
    acts.changePage(number, { thanks: value }, onDone)
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        if (!nameProblem && !textProblem) send({ name: name.trim(), text: text.trim() })
      }}
    >
      <TextField
        label="누구에게"
        value={name}
        error={isChecked ? nameProblem : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextArea
        label="한마디"
        value={text}
        limit={YEAREND_LENGTHS.thanksText}
        error={textProblem}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {thanks && (
          <Button kind="quiet" isBusy={acts.isBusy} onClick={() => send(null)}>
            비우기
          </Button>
        )}
        <Button type="submit" isBusy={acts.isBusy}>
          책에 적기
        </Button>
      </div>
    </form>
  )
}

const lengthOf = (text: string) => Array.from(text.trim()).length

const nameLengthProblem = (name: string) =>
  lengthOf(name) > YEAREND_LENGTHS.thanksName ? YEAREND_FIELD_COPY.thanksNameTooLong : undefined
