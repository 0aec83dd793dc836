'use client'

import { useState } from 'react'
import { normaliseText } from '@doran/korean'
import { Button, TextField } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'

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
  const [text, setText] = useState(initial)
  const [isMissing, setIsMissing] = useState(false)
  const save = () => {
    const line = normaliseText(text).replaceAll(/\s+/g, ' ').trim()
    if (line === '' && !isOptional) return setIsMissing(true)
    onSave(line)
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
