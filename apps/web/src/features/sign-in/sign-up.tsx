'use client'

import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import { StepHeading, useHistorySteps, useSubmit } from '@doran/forms'
import { ZoneLink, routes } from '@doran/site/core'
import { Button, Steps, buttonClass } from '@doran/ui'
import { CONSENT, NOTHING_AGREED } from './internal/consent'
import { justMailed, codeTicketOfLink } from './internal/mailed-code'
import { SignInFrame } from './internal/sign-in-frame'
import { AccountStep } from './internal/sign-up/account-step'
import { CodeStep } from './internal/sign-up/code-step'
import { ConsentStep } from './internal/sign-up/consent-step'
import { PersonStep } from './internal/sign-up/person-step'
import { SIGN_UP_STEPS, reachableStep, stepOfField } from './internal/sign-up/sign-up-form'
import { useSignUpForm } from './internal/sign-up/use-sign-up-form'
import { TooYoung } from './internal/too-young'
import { withNext } from './login-address'

const STEPS = ['account', 'person', 'consent', 'code'] as const
const HEADINGS = {
  account: '이메일과 비밀번호',
  person: '프로필',
  consent: '약관 동의',
  code: '이메일 인증',
}
const STEP_NAMES = STEPS.map((step) => HEADINGS[step])

type SignUpProps = {
  next: string
  /** Of a mail whose link leads here. */
  ticket: string | null
}

/** Three short steps and the mailed number, four in all. Nothing typed is lost; with the page goes the password alone. */
export function SignUp({ next, ticket: linked }: SignUpProps) {
  const api = useApi()
  const signUp = useSubmit()
  const { form, change, hasLostPassword } = useSignUpForm()
  const [agreed, setAgreed] = useState(NOTHING_AGREED)
  const [ticket, setCodeTicket] = useState(() =>
    linked === null ? null : codeTicketOfLink(linked),
  )
  const [isExpired, setIsExpired] = useState(false)
  const { step, hasMoved, goTo, goBack } = useHistorySteps({
    steps: SIGN_UP_STEPS,
    first: linked === null ? 'account' : 'code',
    reachable: (wanted) => reachableStep(wanted, form, ticket !== null),
  })

  const send = () =>
    signUp.submit(
      async () => {
        const body = { ...form, hasAgreedToMarketing: agreed.marketing, consent: CONSENT }
        const mailed = justMailed(await api.call('POST /v1/user', { body }), form.email.trim())
        setCodeTicket(mailed)
        setIsExpired(false)
        goTo('code', withNext(routes.signup.path(), next, { ticket: mailed.id }))
      },
      {
        onFailure: (error) => {
          const asked = error instanceof ApiError && stepOfField(error.field)
          if (asked) goTo(asked)
        },
      },
    )

  if (step === 'young') {
    return (
      <TooYoung
        actions={
          <>
            <ZoneLink href={routes.home.path()} className={buttonClass({})}>
              로그인 없이 둘러보기
            </ZoneLink>
            <Button kind="quiet" onClick={goBack}>
              이전
            </Button>
          </>
        }
      />
    )
  }
  if (step === 'code' && ticket) {
    return (
      <SignInFrame>
        <div className="mb-8">
          <Steps current={STEPS.length} names={STEP_NAMES} />
        </div>
        <StepHeading key={step} level={1} isNext={hasMoved}>
          {HEADINGS.code}
        </StepHeading>
        <CodeStep
          next={next}
          onCorrect={() => goTo('account', withNext(routes.signup.path(), next))}
          ticket={ticket}
          onCodeTicket={setCodeTicket}
          onExpired={() => {
            setCodeTicket(null)
            setIsExpired(true)
            goTo(reachableStep('consent', form, false), withNext(routes.signup.path(), next))
          }}
        />
      </SignInFrame>
    )
  }

  const at = STEPS.findIndex((each) => each === step)
  const stepProps = {
    form,
    submission: signUp,
    onChange: (part: Partial<typeof form>) => {
      change(part)
      signUp.clearField()
    },
  }
  return (
    <SignInFrame>
      <h1 className="text-h2 font-extrabold text-balance">회원가입</h1>
      <div className="mt-6 mb-8">
        <Steps current={at + 1} names={STEP_NAMES} />
      </div>
      {isExpired && (
        <p role="status" className="mb-6 text-text-2">
          인증번호의 시간이 지났어요. 인증 메일을 다시 받아 주세요.
        </p>
      )}
      <div className="mb-5">
        <StepHeading key={step} isNext={hasMoved}>
          {HEADINGS[STEPS[at] ?? 'account']}
        </StepHeading>
      </div>
      {step === 'account' && (
        <AccountStep
          {...stepProps}
          hasLostPassword={hasLostPassword}
          onDone={() => goTo('person')}
        />
      )}
      {step === 'person' && <PersonStep {...stepProps} onDone={() => goTo('consent')} />}
      {step === 'consent' && (
        <ConsentStep
          agreed={agreed}
          onChange={setAgreed}
          submission={signUp}
          onSend={() => void send()}
          onYoung={() => goTo('young')}
        />
      )}
      {at > 0 && (
        <Button kind="quiet" isWide className="mt-3" onClick={goBack}>
          이전
        </Button>
      )}
      <p className="mt-6 border-t border-line pt-5 text-center text-text-2">
        이미 계정이 있나요?{' '}
        <ZoneLink
          href={withNext(routes.login.path(), next)}
          className="inline-flex min-h-11 items-center font-semibold text-text underline underline-offset-4"
        >
          로그인
        </ZoneLink>
      </p>
    </SignInFrame>
  )
}
