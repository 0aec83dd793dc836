'use client'

import type { ReactNode } from 'react'
import { useApi } from '@doran/api-client/react'
import { routes, useOnApiError } from '@doran/site'
import { Button, type ButtonKind } from '@doran/ui'
import { leaveFor } from '../leave-for'
import { useAttempt } from '../use-attempt'

export function SignOutButton({ kind, children }: { kind: ButtonKind; children: ReactNode }) {
  const api = useApi()
  const leaving = useAttempt()
  const onApiError = useOnApiError()
  const signOut = () =>
    leaving.attempt(async () => {
      try {
        await api.call('POST /v1/auth/logout', {})
      } catch (error) {
        onApiError(error, { retry: () => void signOut() })
        return
      }
      await leaveFor(routes.home.path())
    })
  return (
    <Button kind={kind} isBusy={leaving.isBusy} onClick={() => void signOut()}>
      {children}
    </Button>
  )
}
