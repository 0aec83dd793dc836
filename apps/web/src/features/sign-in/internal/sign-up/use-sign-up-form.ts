'use client'

import { useState } from 'react'
import { useDraft } from '@doran/forms'
import { signUpDraft } from '@doran/site/sign-in'
import { EMPTY_FORM, type SignUpForm } from './sign-up-form'

/** What is typed, kept for this tab but for the password; and whether one was lost with an earlier page. */
export function useSignUpForm() {
  const draft = useDraft(signUpDraft)
  const [password, setPassword] = useState('')
  const { hadPassword: _, ...typed } = draft.value ?? {}
  const hasLostPassword = draft.restored?.hadPassword === 'yes'

  const change = ({ password: newPassword, ...part }: Partial<SignUpForm>) => {
    if (newPassword !== undefined) setPassword(newPassword)
    const before = draft.latest()
    const isTyped = newPassword === undefined ? before?.hadPassword === 'yes' : newPassword !== ''
    const hadPassword = hasLostPassword || isTyped ? 'yes' : 'no'
    draft.set({ ...before, ...part, hadPassword })
  }
  return { form: { ...EMPTY_FORM, ...typed, password }, change, hasLostPassword }
}
