'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { keepDraft, readDraft } from './sign-up-draft'
import { EMPTY_FORM, type SignUpForm } from './sign-up-form'

/** What is typed, kept for this tab. */
export function useSignUpForm() {
  const [form, setForm] = useState(EMPTY_FORM)
  // Password managers fill two fields before React has drawn the first.
  const latest = useRef(form)
  const put = useCallback((part: Partial<SignUpForm>) => {
    latest.current = { ...latest.current, ...part }
    setForm(latest.current)
  }, [])

  // The server knows no draft. What was typed before the script stood is newer.
  useEffect(() => {
    const { email } = latest.current
    put({ ...readDraft(), ...(email !== '' && { email }) })
  }, [put])

  const change = (part: Partial<SignUpForm>) => {
    put(part)
    keepDraft(latest.current)
  }
  return [form, change] as const
}
