'use client'

import { useEffect, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { AuthProvider } from '@doran/contract'
import { Button } from '@doran/ui'
import { PROVIDER_NAMES } from '../login-messages'
import { AttemptError } from './attempt-form'
import { LastMethodChip } from './last-method-chip'
import { ProviderMark } from './provider-mark'
import { rememberMethod } from './login-method'
import { useAttempt } from './use-attempt'
import { useLastMethod } from './use-last-method'

type ProviderButtonsProps = { providers: readonly AuthProvider[]; next: string }

export function ProviderButtons({ providers, next }: ProviderButtonsProps) {
  const api = useApi()
  const start = useAttempt()
  const lastMethod = useLastMethod()
  const [leavingBy, setLeavingBy] = useState<AuthProvider | null>(null)

  // Whoever comes back from a provider's page finds this one as it was left.
  useEffect(() => {
    const stay = () => setLeavingBy(null)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])

  const leaveBy = (provider: AuthProvider) =>
    start.attempt(async () => {
      setLeavingBy(provider)
      try {
        const { url } = await api.call('POST /v1/auth/provider/{provider}/start', {
          params: { provider },
          body: { next },
        })
        rememberMethod(provider)
        window.location.assign(url)
      } catch (error) {
        setLeavingBy(null)
        throw error
      }
    })

  return (
    <>
      <AttemptError attempt={start} />
      {providers.map((provider) => (
        <Button
          key={provider}
          kind="secondary"
          size="large"
          isWide
          isBusy={leavingBy === provider}
          disabled={start.isWaiting}
          onClick={() => void leaveBy(provider)}
          className="justify-start pl-3"
        >
          <ProviderMark provider={provider} />
          <span>{PROVIDER_NAMES[provider]}로 계속하기</span>
          {lastMethod === provider && <LastMethodChip />}
        </Button>
      ))}
    </>
  )
}
