import { useId, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { ACCOUNT_FIELD_COPY } from '@doran/contract/account/copy'
import { Form, useFieldErrors, useSubmit, type ErrorMap, type Submission } from '@doran/forms'
import { useToaster } from '@doran/site/session'
import { Button, PasswordField } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { NewPasswordField } from '../../../lib/new-password/new-password-field'
import { passwordProblem, type PasswordOwner } from '../../../lib/new-password/password-problem'
import { useFailureNotice } from '../../../lib/use-failure-notice'

export type PasswordSheetProps = {
  me: Me
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const ERRORS: ErrorMap<'current' | 'next'> = {
  codes: {
    BAD_CREDENTIALS: { field: 'current', message: ACCOUNT_FIELD_COPY.passwordWrong },
    TOO_MANY: { field: 'current' },
  },
  fields: { password: 'next' },
}

export function PasswordSheet({ me, isOpen, onOpenChange }: PasswordSheetProps) {
  const formId = useId()
  const changing = useSubmit({ errors: ERRORS, notice: useFailureNotice() })
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="비밀번호 변경"
      actions={
        <Button type="submit" form={formId} isBusy={changing.isBusy}>
          바꾸기
        </Button>
      }
    >
      <PasswordForm
        id={formId}
        owner={{ email: me.email ?? '', nickName: me.nickName }}
        changing={changing}
        onChanged={() => onOpenChange(false)}
      />
    </Sheet>
  )
}

type PasswordFormProps = {
  id: string
  owner: PasswordOwner
  changing: Submission
  onChanged: () => void
}

function PasswordForm({ id, owner, changing, onChanged }: PasswordFormProps) {
  const api = useApi()
  const toaster = useToaster()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const fields = useFieldErrors({
    names: ['current', 'next'],
    problems: {
      current: current === '' ? '현재 비밀번호를 입력해 주세요.' : undefined,
      next: nextProblem(current, next, owner),
    },
    submission: changing,
    mode: 'submit',
  })

  async function change() {
    const body = { currentPassword: current, password: next }
    await api.call('PUT /v1/auth/password', { body })
    onChanged()
    toaster.show({
      kind: 'success',
      message: '비밀번호를 바꿨어요. 다른 기기에서는 모두 로그아웃했어요.',
    })
  }
  return (
    <Form
      id={id}
      submission={changing}
      fields={fields}
      onSubmit={() => void changing.submit(change)}
    >
      {/* For password managers, which look for a name beside the password. */}
      <input type="email" autoComplete="username" value={owner.email} hidden readOnly />
      <PasswordField
        label="현재 비밀번호"
        name="currentPassword"
        autoComplete="current-password"
        value={current}
        error={fields.errorOf('current')}
        onChange={(event) => {
          setCurrent(event.currentTarget.value)
          fields.changed('current')
        }}
      />
      <NewPasswordField
        label="새 비밀번호"
        owner={owner}
        value={next}
        error={fields.errorOf('next')}
        onChange={(password) => {
          setNext(password)
          fields.changed('next')
        }}
      />
      <p className="text-sm text-text-3">바꾸고 나면 다른 기기에서는 모두 로그아웃돼요.</p>
    </Form>
  )
}

function nextProblem(current: string, next: string, owner: PasswordOwner): string | undefined {
  const isSame = next !== '' && next === current
  return isSame ? ACCOUNT_FIELD_COPY.passwordSame : passwordProblem(next, owner)
}
