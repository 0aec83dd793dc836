'use client'

import { Form, useFieldErrors, usePrehydrationValue } from '@doran/forms'
import { Button, TextField } from '@doran/ui'
import { NewPasswordField } from '../../../../lib/new-password/new-password-field'
import { accountProblems } from './sign-up-form'
import type { StepProps } from './step-props'

/** `hasLostPassword`: it was typed on a page that is gone. */
type AccountStepProps = StepProps & { hasLostPassword: boolean }

export function AccountStep({
  form,
  onChange,
  submission,
  onDone,
  hasLostPassword,
}: AccountStepProps) {
  const emailInput = usePrehydrationValue((email) => email !== form.email && onChange({ email }))
  const fields = useFieldErrors({
    names: ['email', 'password'],
    problems: accountProblems(form),
    submission,
  })
  return (
    <Form submission={submission} fields={fields} onSubmit={onDone}>
      <TextField
        ref={emailInput}
        label="이메일"
        hint="로그인할 때 쓰고, 이 주소로 인증번호를 보내 드려요."
        type="email"
        inputMode="email"
        autoComplete="email"
        error={fields.errorOf('email')}
        value={form.email}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
        onBlur={fields.onBlurOf('email')}
      />
      <NewPasswordField
        label="비밀번호"
        reason={
          hasLostPassword && form.password === ''
            ? '비밀번호는 저장해 두지 않아요. 다시 입력해 주세요.'
            : undefined
        }
        owner={form}
        error={fields.errorOf('password')}
        value={form.password}
        onChange={(password) => onChange({ password })}
        onBlur={fields.onBlurOf('password')}
      />
      <Button type="submit" size="large" isWide>
        다음
      </Button>
    </Form>
  )
}
