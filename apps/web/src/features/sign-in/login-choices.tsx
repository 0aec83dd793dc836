'use client'

import type { AuthProvider } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'
import { useLastMethod } from '@doran/site/sign-in'
import { buttonClass } from '@doran/ui'
import { LastMethodChip } from './internal/last-method-chip'
import { ProviderButtons } from './internal/provider-buttons'
import { SignInFrame, SignInGlyph } from './internal/sign-in-frame'
import { withNext } from './login-address'

type LoginChoicesProps = {
  next: string
  /** Those that are configured. */
  providers: readonly AuthProvider[]
  /** Why somebody is asked to sign in just now. */
  reason: string | null
  /** How a provider's sign-in ended where it did not end well. */
  refusal: string | null
}

export function LoginChoices({ next, providers, reason, refusal }: LoginChoicesProps) {
  const lastMethod = useLastMethod()
  return (
    <SignInFrame>
      <SignInGlyph className="mx-auto mt-4" />
      <h1 className="mt-6 text-center text-h2 font-extrabold">로그인</h1>
      {reason && <p className="mt-2 text-center text-balance text-text-2">{reason}</p>}
      {refusal && (
        <p
          role="alert"
          className="corner-card mt-6 border border-line-strong bg-surface-1 px-4 py-3"
        >
          {refusal}
        </p>
      )}
      <div className="mt-8 flex flex-col gap-3">
        <ProviderButtons providers={providers} next={next} />
        <ZoneLink
          href={withNext(routes.loginEmail.path(), next)}
          className={buttonClass({ size: 'large', isWide: true })}
        >
          이메일로 로그인
          {lastMethod === 'email' && <LastMethodChip />}
        </ZoneLink>
        <ZoneLink
          href={withNext(routes.loginEmail.path(), next, { way: 'short-time' })}
          className={buttonClass({ kind: 'quiet', isWide: true })}
        >
          일회용 로그인 번호로 로그인
          {lastMethod === 'short-time' && <LastMethodChip />}
        </ZoneLink>
      </div>
      <div className="mt-6 border-t border-line pt-5 text-center text-text-2">
        <p>
          처음이세요?{' '}
          <ZoneLink
            href={withNext(routes.signup.path(), next)}
            className="inline-flex min-h-11 items-center font-semibold text-text underline underline-offset-4"
          >
            회원가입
          </ZoneLink>
        </p>
        <p className="text-sm">
          <ZoneLink
            href={routes.home.path()}
            className="inline-flex min-h-11 items-center text-text-2 underline underline-offset-4"
          >
            가입 없이 둘러보기
          </ZoneLink>
        </p>
      </div>
    </SignInFrame>
  )
}
