import { useEffect, useRef, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { AuthProvider, Me } from '@doran/contract'
import { ACCOUNT_FIELD_COPY } from '@doran/contract/account/copy'
import { CORE_MESSAGES } from '@doran/contract/core/copy'
import { AUTH_PROVIDERS } from '@doran/contract/names'
import { Form, useFieldErrors, useSubmit, type ErrorMap } from '@doran/forms'
import { useAct } from '@doran/site/session'
import { Button, PasswordField } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { useFailureNotice } from '../use-failure-notice'
import { nameOfSignIn } from '../sign-in-names'

const REFUSALS: ErrorMap<'password'> = {
  codes: {
    BAD_CREDENTIALS: { field: 'password', message: ACCOUNT_FIELD_COPY.passwordWrong },
    TOO_MANY: { field: 'password' },
  },
}

export type ProofSheetProps = {
  me: Me
  /** Where a provider's sign-in comes back to. */
  next: string
  isOpen: boolean
  onClose: (isProved: boolean) => void
}

/** Asks once more who the person is: by password, or by signing in again where there is none. */
export function ProofSheet({ me, next, isOpen, onClose }: ProofSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose(false)}
      title={CORE_MESSAGES.PROOF_NEEDED}
    >
      {me.signIns.includes('password') ? (
        <PasswordProof email={me.email} onProved={() => onClose(true)} />
      ) : (
        <ProviderProof signIns={me.signIns} next={next} />
      )}
    </Sheet>
  )
}

function PasswordProof({ email, onProved }: { email: string | null; onProved: () => void }) {
  const api = useApi()
  const proving = useSubmit({ errors: REFUSALS, notice: useFailureNotice() })
  const [password, setPassword] = useState('')
  const fields = useFieldErrors({
    names: ['password'],
    problems: { password: password === '' ? '비밀번호를 입력해 주세요.' : undefined },
    submission: proving,
    mode: 'submit',
  })
  const field = useRef<HTMLInputElement>(null)
  // A sheet below keeps the focus until this one is open.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])

  async function prove() {
    await api.call('POST /v1/auth/proof', { body: { password } })
    onProved()
  }
  return (
    <Form submission={proving} fields={fields} onSubmit={() => void proving.submit(prove)}>
      <p className="prose-ko text-text-2">
        계정을 지키기 위해 비밀번호를 한 번 더 확인해요. 확인하면 하던 일이 바로 이어져요.
      </p>
      {/* For password managers, which look for a name beside the password. */}
      <input type="email" autoComplete="username" defaultValue={email ?? ''} hidden readOnly />
      <PasswordField
        ref={field}
        label="비밀번호"
        name="password"
        autoComplete="current-password"
        value={password}
        error={fields.errorOf('password')}
        onChange={(event) => {
          setPassword(event.currentTarget.value)
          fields.changed('password')
        }}
      />
      <Button type="submit" isWide isBusy={proving.isBusy}>
        확인
      </Button>
    </Form>
  )
}

function ProviderProof({ signIns, next }: { signIns: readonly string[]; next: string }) {
  const api = useApi()
  const redirecting = useAct()
  const [provider, setProvider] = useState<AuthProvider | null>(null)

  async function signInAgain(chosen: AuthProvider) {
    setProvider(chosen)
    const { url } = await api.call('POST /v1/auth/provider/{provider}/start', {
      params: { provider: chosen },
      body: { next },
    })
    location.assign(url)
  }
  const onFailure = () => {
    setProvider(null)
    return false
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="prose-ko text-text-2">
        비밀번호 없이 로그인하는 계정이에요. 쓰던 방법으로 다시 로그인하고 돌아오면 10분 동안 할 수
        있어요.
      </p>
      {AUTH_PROVIDERS.filter((one) => signIns.includes(one)).map((one) => (
        <Button
          key={one}
          isWide
          isBusy={provider === one}
          onClick={() => void redirecting.run(() => signInAgain(one), { onFailure })}
        >
          {nameOfSignIn(one)} 로그인 다시 하기
        </Button>
      ))}
    </div>
  )
}
