'use client'

import { useRef, type FocusEventHandler } from 'react'
import { CORE_FIELD_COPY } from '@doran/contract/core/copy'
import { Chip, ChipGroup, TextField, announce } from '@doran/ui'
import type { NickNameCheck } from './use-nick-name-check'

const MEANING = '다른 사람에게 보이는 이름이에요.'

type NickNameFieldProps = {
  value: string
  onChange: (nickName: string) => void
  onBlur: FocusEventHandler<HTMLInputElement>
  error: string | undefined
  check: NickNameCheck
}

/** Says whether a nickname is free, and offers others where it is not. */
export function NickNameField({ value, onChange, onBlur, error, check }: NickNameFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const shown = error ?? check.problem

  // What was offered goes, and with it the button that was pressed.
  const take = (nickName: string) => {
    onChange(nickName)
    input.current?.focus()
    announce(`${nickName}, 닉네임으로 입력했어요.`)
  }
  return (
    <div className="flex flex-col gap-2">
      <TextField
        ref={input}
        label="닉네임"
        hint={shown ? MEANING : `${MEANING} ${CORE_FIELD_COPY.nickName}`}
        error={shown}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      <p role="status" className="text-sm text-success empty:hidden">
        {!shown && check.isFree && '쓸 수 있는 닉네임이에요.'}
      </p>
      {check.suggestions.length > 0 && (
        <>
          <p className="text-sm text-text-2">이런 닉네임은 어때요?</p>
          <ChipGroup label="쓸 수 있는 닉네임">
            {check.suggestions.map((nickName) => (
              <Chip key={nickName} onClick={() => take(nickName)}>
                {nickName}
              </Chip>
            ))}
          </ChipGroup>
        </>
      )}
    </div>
  )
}
