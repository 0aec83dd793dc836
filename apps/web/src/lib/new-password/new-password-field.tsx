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
  const rule = `${PERSON_LENGTHS.passwordMin}자 이상으로 정해 주세요. 기호는 꼭 섞지 않아도 돼요.`
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
