'use client'

import { Button, TextField } from '@doran/ui'
import { NewPasswordField } from '../../../../lib/new-password/new-password-field'
import { useEarlyText } from '../../../../lib/use-early-text'
import { AttemptForm } from '../attempt-form'
import { useShownErrors } from '../use-shown-errors'
import { accountErrors } from './sign-up-form'
import type { StepProps } from './step-props'

/** `hasLostPassword`: it was typed on a page that is gone. */
type AccountStepProps = StepProps & { hasLostPassword: boolean }

export function AccountStep({
  form,
  onChange,
  attempt,
  onDone,
  hasLostPassword,
}: AccountStepProps) {
  const emailInput = useEarlyText((email) => email !== form.email && onChange({ email }))
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
      <NewPasswordField
        label="비밀번호"
        reason={
          hasLostPassword && form.password === ''
            ? '안전을 위해 비밀번호는 남겨 두지 않아요. 한 번만 다시 적어 주세요.'
            : undefined
        }
        owner={form}
        error={errorAt('password') ?? attempt.at('password')}
        value={form.password}
        onChange={(password) => onChange({ password })}
        onBlur={onBlurOf('password')}
      />
      <Button type="submit" size="large" isWide>
        다음
      </Button>
    </AttemptForm>
  )
}
