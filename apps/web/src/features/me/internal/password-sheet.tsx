import { useId, useState, type FormEvent } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { ACCOUNT_FIELD_COPY } from '@doran/contract/account/copy'
import { useAct, useToaster, type Act } from '@doran/site'
import { Button, PasswordField } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { NewPasswordField } from '../../../lib/new-password/new-password-field'
import { passwordProblem, type PasswordOwner } from '../../../lib/new-password/password-problem'
import { useRefusals } from './use-refusals'

export type PasswordSheetProps = {
  me: Me
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

type Errors = { current?: string; next?: string }

export function PasswordSheet({ me, isOpen, onOpenChange }: PasswordSheetProps) {
  const formId = useId()
  const changing = useAct()
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="비밀번호 바꾸기"
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
  changing: Act
  onChanged: () => void
}

function PasswordForm({ id, owner, changing, onChanged }: PasswordFormProps) {
  const api = useApi()
  const toaster = useToaster()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const { form, words, refuse, forget } = useRefusals<'current' | 'next'>()

  async function change() {
    const body = { currentPassword: current, password: next }
    await api.call('PUT /v1/auth/password', { body })
    onChanged()
    toaster.show({
      kind: 'success',
      message: '비밀번호를 바꿨어요. 다른 기기에서는 모두 로그아웃했어요.',
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (changing.isBusy || refuse(refusedWords(current, next, owner))) return
    void changing.run(change, { onFailure: (error) => refuse(refusalOf(error)) })
  }
  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {/* For password managers, which look for a name beside the password. */}
      <input type="email" autoComplete="username" value={owner.email} hidden readOnly />
      <PasswordField
        label="지금 비밀번호"
        name="currentPassword"
        autoComplete="current-password"
        value={current}
        error={words.current}
        onChange={(event) => {
          setCurrent(event.currentTarget.value)
          forget(['current'])
        }}
      />
      <NewPasswordField
        label="새 비밀번호"
        owner={owner}
        value={next}
        error={words.next}
        onChange={(password) => {
          setNext(password)
          forget(['next'])
        }}
      />
      <p className="text-sm text-text-3">바꾸고 나면 다른 기기에서는 모두 로그아웃돼요.</p>
    </form>
  )
}

function refusedWords(current: string, next: string, owner: PasswordOwner): Errors {
  const isSame = next !== '' && next === current
  const problem = isSame ? ACCOUNT_FIELD_COPY.passwordSame : passwordProblem(next, owner)
  return {
    ...(current === '' && { current: '지금 비밀번호를 적어 주세요.' }),
    ...(problem && { next: problem }),
  }
}

function refusalOf(error: unknown): Errors {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'BAD_CREDENTIALS') return { current: ACCOUNT_FIELD_COPY.passwordWrong }
  if (error.field === 'password') return { next: error.message }
  return error.code === 'TOO_MANY' ? { current: error.message } : {}
}
