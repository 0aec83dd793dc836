'use client'

import { useEffect, useState, type FocusEventHandler } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import { FIELD_COPY } from '@doran/contract/errors'
import { LENGTHS } from '@doran/contract/limits'
import { Chip, ChipGroup, TextField } from '@doran/ui'
import { useQuery } from '@tanstack/react-query'
import { nickNameProblem } from './field-rules'

const QUIET_MS = 400

type NickNameFieldProps = {
  value: string
  onChange: (nickName: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  error?: string | undefined
  /** The person's own nickname, which is theirs and so not free. */
  own?: string
}

/** Asks while one writes whether a nickname is free, and offers others where it is not. */
export function NickNameField({ value, onChange, onBlur, error, own }: NickNameFieldProps) {
  const asked = useAsked(value.trim().normalize('NFKC'))
  const isAskable = asked !== own && nickNameProblem(asked) === undefined
  const { data } = useQuery({
    ...callQuery(useApi(), 'GET /v1/user/nickname/check', { query: { v: asked } }),
    enabled: isAskable,
  })
  const answer = isAskable ? data : undefined
  const isTaken = answer?.isFree === false
  const shown = error ?? (isTaken ? FIELD_COPY.nickNameTaken : undefined)
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="닉네임"
        hint={`다른 사람에게 보이는 이름이에요. ${LENGTHS.nickNameMin}–${LENGTHS.nickNameMax}자로 지어 주세요.`}
        error={shown}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      <p role="status" className="text-sm text-success empty:hidden">
        {!shown && answer?.isFree && '쓸 수 있는 닉네임이에요.'}
      </p>
      {isTaken && answer.suggestions.length > 0 && (
        <>
          <p className="text-sm text-text-2">이런 닉네임은 비어 있어요.</p>
          <ChipGroup label="비어 있는 닉네임">
            {answer.suggestions.slice(0, 3).map((nickName) => (
              <Chip key={nickName} onClick={() => onChange(nickName)}>
                {nickName}
              </Chip>
            ))}
          </ChipGroup>
        </>
      )}
    </div>
  )
}

/** What was written, once it has stood for a moment. */
function useAsked(written: string): string {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(written), QUIET_MS)
    return () => clearTimeout(timer)
  }, [written])
  return asked === written ? asked : ''
}
