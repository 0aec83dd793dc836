'use client'

import { useState } from 'react'
import { keepDraft, readDraft } from './sign-in-drafts'
import { useDraft } from './use-draft'

/** The address somebody signs in with, kept for this tab. */
export function useEmailDraft() {
  const kept = useDraft(() => readDraft('sign_in', ['email']).email ?? '')
  const [typed, setTyped] = useState<string | null>(null)

  const change = (email: string) => {
    setTyped(email)
    keepDraft('sign_in', { email })
  }
  return [typed ?? kept, change] as const
}
