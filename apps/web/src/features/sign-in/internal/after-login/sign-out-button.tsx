'use client'

import type { ReactNode } from 'react'
import { useSignOut } from '@doran/site/session'
import { Button, type ButtonKind } from '@doran/ui'

export function SignOutButton({ kind, children }: { kind: ButtonKind; children: ReactNode }) {
  const { isBusy, signOut } = useSignOut()
  return (
    <Button kind={kind} isBusy={isBusy} onClick={signOut}>
      {children}
    </Button>
  )
}
