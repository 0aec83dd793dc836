'use client'

import { useEffect, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { loginPath, useIsLoggedIn, useMe, useMeCache } from '@doran/site/session'
import { SiteErrorState } from '@doran/site/shell'
import { ArrivalConsent, LimitedConsent } from './internal/arrival/arrival-consent'
import { Settling } from './internal/arrival/settling'
import { useDeparture } from './internal/arrival/use-departure'
import { Welcome } from './internal/arrival/welcome'
import { leaveFor } from './internal/leave-for'
import { SignInFrame } from './internal/sign-in-frame'

type AfterLoginProps = {
  next: string
  /** Whether the address says that the account was leaving; by itself it proves nothing. */
  isSaidToReturn: boolean
}

/** What comes between signing in and going on: the terms, the welcome, and bringing over what was done before. */
export function AfterLogin({ next, isSaidToReturn }: AfterLoginProps) {
  const api = useApi()
  const isLoggedIn = useIsLoggedIn()
  const { data: me, error, refetch } = useMe()
  const { refreshMe } = useMeCache()
  const [isWelcomed, setIsWelcomed] = useState(false)

  const mustAgree = me?.needs.includes('consent') ?? false
  const isWelcome = !isWelcomed && !me?.session.isLimited && me?.needs.includes('welcome')
  const words = useDeparture({
    member: me && !mustAgree ? me : null,
    isReady: !isWelcome,
    next,
    isSaidToReturn,
  })

  useEffect(() => {
    if (!isLoggedIn) void leaveFor(loginPath({ next, reason: 'expired' }))
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
          <ArrivalConsent me={me} onAgreed={(agreed) => void refreshMe(agreed)} />
        )}
      </SignInFrame>
    )
  }
  if (me && isWelcome) {
    const end = () => {
      setIsWelcomed(true)
      // Where that is lost, the next sign-in asks once more.
      void api.call('PUT /v1/user/welcome', {}).then(refreshMe, () => undefined)
    }
    return (
      <SignInFrame>
        <Welcome
          me={me}
          onChanged={(profile) => void refreshMe({ ...me, profile, nickName: profile.name })}
          onDone={end}
        />
      </SignInFrame>
    )
  }
  return <Settling words={words} onRetry={() => void refetch()} />
}
