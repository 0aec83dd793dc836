'use client'

import { useEffect, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { loginPath, useIsLoggedIn, useMe, useMeCache } from '@doran/site/session'
import { replacePage } from '@doran/site/sign-in'
import { SiteErrorState } from '@doran/site/shell'
import { claimWelcomeGift, type WelcomeGift } from './internal/after-login/claim-welcome-gift'
import { ConsentScreen, LimitedConsent } from './internal/after-login/consent-screen'
import { GiftScreen } from './internal/after-login/gift-screen'
import { Redirecting } from './internal/after-login/redirecting'
import { usePostLoginRedirect } from './internal/after-login/use-post-login-redirect'
import { Welcome } from './internal/after-login/welcome'
import { SignInFrame } from './internal/sign-in-frame'

type AfterLoginProps = {
  next: string
  /** Whether the address says that a deletion was cancelled; anybody may write that. */
  mayHaveReturned: boolean
}

/** Between signing in and the next page: the terms, the welcome, and merging the visitor's stories. */
export function AfterLogin({ next, mayHaveReturned }: AfterLoginProps) {
  const api = useApi()
  const isLoggedIn = useIsLoggedIn()
  const { data: me, error, refetch } = useMe()
  const { refreshMe } = useMeCache()
  const [stage, setStage] = useState<'steps' | 'gift' | 'over'>('steps')
  const [gift, setGift] = useState<WelcomeGift | null>(null)

  const mustAgree = me?.needs.includes('consent') ?? false
  const isWelcome = stage === 'steps' && !me?.session.isLimited && me?.needs.includes('welcome')
  const messages = usePostLoginRedirect({
    member: me && !mustAgree ? me : null,
    isReady: !isWelcome && stage !== 'gift',
    next,
    mayHaveReturned,
  })

  useEffect(() => {
    if (!isLoggedIn) void replacePage(loginPath({ next, reason: 'expired' }))
  }, [isLoggedIn, next])

  if (error && !me && isLoggedIn) {
    return <SiteErrorState error={error} retry={() => void refetch()} />
  }
  if (me && mustAgree) {
    return (
      <SignInFrame>
        {me.session.isLimited ? (
          <LimitedConsent />
        ) : (
          <ConsentScreen me={me} onAgreed={(agreed) => void refreshMe(agreed)} />
        )}
      </SignInFrame>
    )
  }
  if (me && isWelcome) {
    const end = async () => {
      setStage('gift')
      // If this fails, the next sign-in shows the welcome once more.
      void api.call('PUT /v1/user/welcome', {}).then(refreshMe, () => undefined)
      const given = await claimWelcomeGift(api)
      setGift(given)
      if (given === null) setStage('over')
    }
    return (
      <SignInFrame>
        <Welcome
          me={me}
          onChanged={(profile) => void refreshMe({ ...me, profile, nickName: profile.name })}
          onDone={() => void end()}
        />
      </SignInFrame>
    )
  }
  if (stage === 'gift' && gift) {
    return (
      <SignInFrame>
        <GiftScreen gift={gift} onDone={() => setStage('over')} />
      </SignInFrame>
    )
  }
  return <Redirecting messages={messages} onRetry={() => void refetch()} />
}
