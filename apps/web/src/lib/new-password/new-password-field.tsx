'use client'

import type { FocusEventHandler } from 'react'
import { PERSON_LENGTHS } from '@doran/contract/core/limits'
import { usePrehydrationValue } from '@doran/forms'
import { PasswordField } from '@doran/ui'
import type { PasswordOwner } from './password-problem'
import { passwordStrength } from './password-strength'

type NewPasswordFieldProps = {
  label: string
  value: string
  onChange: (password: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  error: string | undefined
  owner: PasswordOwner
  /** Said before the rule. */
  reason?: string | undefined
}

/** A password that is being made: its rule, then how good it is, or what is wrong with it. */
export function NewPasswordField({
  label,
  value,
  onChange,
  onBlur,
  error,
  owner,
  reason,
}: NewPasswordFieldProps) {
  const input = usePrehydrationValue((password) => password !== value && onChange(password))
  const rule = `${PERSON_LENGTHS.passwordMin}자 이상, 특수문자는 선택 (현재 ${Array.from(value).length}자)`
  return (
    <PasswordField
      ref={input}
      label={label}
      hint={reason ? `${reason} ${rule}` : rule}
      name="password"
      autoComplete="new-password"
      strength={error ? null : passwordStrength(value, owner)}
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(onBlur && { onBlur })}
    />
  )
}
