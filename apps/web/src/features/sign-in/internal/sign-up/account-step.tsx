'use client'

import { Button, PasswordField, TextField } from '@doran/ui'
import { AttemptForm } from '../attempt-form'
import { passwordStrength } from '../password-strength'
import { useEarlyText } from '../use-early-text'
import { useShownErrors } from '../use-shown-errors'
import { accountErrors } from './sign-up-form'
import type { StepProps } from './step-props'

export function AccountStep({ form, onChange, attempt, onDone }: StepProps) {
  const emailInput = useEarlyText((email) => email !== form.email && onChange({ email }))
  const passwordInput = useEarlyText(
    (password) => password !== form.password && onChange({ password }),
  )
  const { errorAt, onBlurOf, isSendable } = useShownErrors(accountErrors(form))
  return (
    <AttemptForm
      attempt={attempt}
      fields={['email', 'password']}
      onSubmit={() => isSendable() && onDone()}
    >
      <TextField
        ref={emailInput}
        label="이메일"
        hint="로그인할 때 쓰고, 확인 번호를 보내 드려요."
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorAt('email') ?? attempt.at('email')}
        value={form.email}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
        onBlur={onBlurOf('email')}
      />
      <PasswordField
        ref={passwordInput}
        label="비밀번호"
        hint="10자 이상이면 돼요. 기호를 꼭 섞지 않아도 괜찮아요."
        autoComplete="new-password"
        strength={attempt.at('password') ? null : passwordStrength(form.password, form.email)}
        error={errorAt('password') ?? attempt.at('password')}
        value={form.password}
        onChange={(event) => onChange({ password: event.currentTarget.value })}
        onBlur={onBlurOf('password')}
      />
      <Button type="submit" size="large" isWide>
        다음
      </Button>
    </AttemptForm>
  )
}
