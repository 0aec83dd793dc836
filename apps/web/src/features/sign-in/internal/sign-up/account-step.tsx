'use client'

import { Form, useFieldErrors } from '@doran/forms'
import { EmailField } from '@doran/site/sign-in'
import { Button } from '@doran/ui'
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
  const fields = useFieldErrors({
    names: ['email', 'password'],
    problems: accountProblems(form),
    submission,
  })
  return (
    <Form submission={submission} fields={fields} onSubmit={onDone}>
      <EmailField
        hint="로그인할 때 쓰고, 이 주소로 인증번호를 보내 드려요."
        autoComplete="email"
        error={fields.errorOf('email')}
        value={form.email}
        onText={(email) => onChange({ email })}
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
