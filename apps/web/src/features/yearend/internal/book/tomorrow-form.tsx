'use client'

import { useState } from 'react'
import { YEAREND_FIELD_COPY } from '@doran/contract/yearend/copy'
import { YEAREND_LENGTHS } from '@doran/contract/yearend/limits'
import { Button, TextArea } from '@doran/ui'
import { dayWords } from '../day-words'
import type { BookActs } from './use-book'

type TomorrowFormProps = { acts: BookActs; opensOn: string; onDone: () => void }

/** A letter that is sealed as it is sent: nobody reads it before its day, its writer neither. */
export function TomorrowForm({ acts, opensOn, onDone }: TomorrowFormProps) {
  const [text, setText] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const problem = problemOf(text)
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        if (!problem) acts.sealLetter(text.trim(), onDone)
      }}
    >
      <TextArea
        label="편지"
        hint={`${dayWords(opensOn)}에 열려요. 그 전에는 나도 다시 읽거나 고칠 수 없고, 한 번 봉한 편지는 지울 수 없어요.`}
        rows={5}
        value={text}
        limit={YEAREND_LENGTHS.yearLetter}
        error={isChecked ? problem : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" className="justify-self-end" isBusy={acts.isBusy}>
        봉하기
      </Button>
    </form>
  )
}

function problemOf(text: string): string | undefined {
  const length = Array.from(text.trim()).length
  if (length === 0) return YEAREND_FIELD_COPY.yearLetter
  return length > YEAREND_LENGTHS.yearLetter ? YEAREND_FIELD_COPY.yearLetterTooLong : undefined
}
