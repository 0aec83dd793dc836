'use client'

import { usePrehydrationValue } from '@doran/forms'
import { TextField, type TextFieldProps } from '@doran/ui'

type EmailFieldProps = Pick<TextFieldProps, 'hint' | 'error' | 'onBlur' | 'autoComplete'> & {
  value: string
  onText: (email: string) => void
}

/** The address to sign in or up with; takes what was typed before hydration too. */
export function EmailField({ value, onText, autoComplete = 'username', ...rest }: EmailFieldProps) {
  const input = usePrehydrationValue((typed) => typed !== value && onText(typed))
  return (
    <TextField
      {...rest}
      ref={input}
      label="이메일"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      value={value}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  )
}
