'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { Form, StepHeading, useFieldErrors, useSubmit } from '@doran/forms'
import { Button } from '@doran/ui'
import { CONSENT, CONSENT_FIELDS, NOTHING_AGREED, consentProblems } from '../consent'
import { ConsentFields } from '../consent-fields'
import { TooYoung } from '../too-young'
import { SignOutButton } from './sign-out-button'

type ConsentScreenProps = { me: Me; onAgreed: (me: Me) => void }

/** The current terms, before anything else; signing out is the other way. */
export function ConsentScreen({ me, onAgreed }: ConsentScreenProps) {
  const api = useApi()
  const consenting = useSubmit()
  // The choice they made before, if any.
  const [agreed, setAgreed] = useState({ ...NOTHING_AGREED, marketing: me.hasAgreedToMarketing })
  const [isTooYoung, setIsTooYoung] = useState(false)
  const fields = useFieldErrors({
    names: CONSENT_FIELDS,
    problems: consentProblems(agreed),
    submission: consenting,
  })

  const send = () =>
    void consenting.submit(async () => {
      const body = { consent: CONSENT, hasAgreedToMarketing: agreed.marketing }
      onAgreed(await api.call('PUT /v1/user/consent', { body }))
    })

  if (isTooYoung) {
    return (
      <TooYoung
        actions={
          <>
            <SignOutButton kind="primary">로그아웃</SignOutButton>
            <Button kind="quiet" onClick={() => setIsTooYoung(false)}>
              돌아갈게요
            </Button>
          </>
        }
      />
    )
  }
  return (
    <>
      <StepHeading level={1} isNext>
        약관 동의
      </StepHeading>
      <p className="mt-2 mb-6 text-text-2">동의하면 하던 일을 바로 이어서 할 수 있어요.</p>
      <Form submission={consenting} fields={fields} onSubmit={send}>
        <ConsentFields agreed={agreed} onChange={setAgreed} fields={fields} />
        <Button
          type="submit"
          size="large"
          isWide
          isBusy={consenting.isBusy}
          disabled={consenting.isWaiting}
        >
          동의하고 시작하기
        </Button>
        <div className="flex flex-wrap justify-center">
          <Button kind="quiet" onClick={() => setIsTooYoung(true)}>
            만 14세 미만이에요
          </Button>
          <SignOutButton kind="quiet">로그아웃</SignOutButton>
        </div>
      </Form>
    </>
  )
}

/** A sign-in by short-time password may not accept terms for the account. */
export function LimitedConsent() {
  return (
    <>
      <StepHeading level={1} isNext>
        내 기기에서 약관에 동의해 주세요
      </StepHeading>
      <p className="mt-2 mb-6 text-text-2">
        새 약관에 동의해야 하는데, 일회용 로그인 번호로 로그인한 기기에서는 할 수 없어요. 내
        기기에서 평소처럼 로그인해 동의한 뒤에 다시 와 주세요.
      </p>
      <SignOutButton kind="primary">로그아웃</SignOutButton>
    </>
  )
}
