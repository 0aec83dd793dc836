'use client'

import { useRef, useState } from 'react'
import { Button, TextField } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { oneLine } from '../../../../lib/one-line'

export type LineSheetProps = {
  title: string
  label: string
  hint: string
  initial: string
  maxLength: number
  /** Whether it may be saved empty. */
  isOptional: boolean
  saveLabel: string
  onSave: (text: string) => void
  onClose: () => void
}

/** One line that is written about a board: a reason, or a card. */
export function LineSheet(props: LineSheetProps) {
  const { title, label, hint, initial, maxLength, isOptional, saveLabel, onSave, onClose } = props
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initial)
  const [isMissing, setIsMissing] = useState(false)
  const save = () => {
    const line = oneLine(text)
    if (line === '' && !isOptional) return setIsMissing(true)
    onSave(line)
    // Where the sheet stays, another one is written.
    setText('')
    field.current?.focus()
  }
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      actions={<Button onClick={save}>{saveLabel}</Button>}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          ref={field}
          label={label}
          hint={hint}
          value={text}
          maxLength={maxLength}
          error={isMissing ? '한 글자라도 입력해 주세요.' : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setIsMissing(false)
          }}
        />
      </form>
    </Sheet>
  )
}
