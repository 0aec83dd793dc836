'use client'

import { useEffect, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { AuthProvider } from '@doran/contract'
import { FormErrorSummary, useSubmit } from '@doran/forms'
import { rememberMethod, useLastMethod } from '@doran/site/sign-in'
import { Button } from '@doran/ui'
import { PROVIDER_NAMES } from '../login-messages'
import { LastMethodChip } from './last-method-chip'
import { ProviderMark } from './provider-mark'

type ProviderButtonsProps = { providers: readonly AuthProvider[]; next: string }

export function ProviderButtons({ providers, next }: ProviderButtonsProps) {
  const api = useApi()
  const start = useSubmit()
  const lastMethod = useLastMethod()
  const [redirectingTo, setRedirectingTo] = useState<AuthProvider | null>(null)

  // The browser may show this page again as it was left, when one comes back from the provider's.
  useEffect(() => {
    const reset = () => setRedirectingTo(null)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const redirectTo = (provider: AuthProvider) =>
    start.submit(async () => {
      setRedirectingTo(provider)
      try {
        const { url } = await api.call('POST /v1/auth/provider/{provider}/start', {
          params: { provider },
          body: { next },
        })
        rememberMethod(provider)
        window.location.assign(url)
      } catch (error) {
        setRedirectingTo(null)
        throw error
      }
    })

  return (
    <>
      <FormErrorSummary submission={start} />
      {providers.map((provider) => (
        <Button
          key={provider}
          kind="secondary"
          size="large"
          isWide
          isBusy={redirectingTo === provider}
          disabled={start.isWaiting}
          onClick={() => void redirectTo(provider)}
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
